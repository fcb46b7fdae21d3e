package footnote.sources.sample.books;

import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.PublishedQuarters;
import footnote.sources.sample.description.SeededRandom;
import footnote.sources.sample.description.YearPath;
import java.util.Arrays;

/** What a company sells, quarter by quarter: years by the growth described, quarters by season, both with some chance. */
final class SalesPlan {
    private final long[] years;
    private final long[] quarters;

    SalesPlan(Description company, int count, SeededRandom random) {
        years = new long[PublishedQuarters.year(count - 1) + 1];
        quarters = new long[count];
        double[] season = Arrays.stream(company.text("season").split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
        double sales = company.course("revenue").at(0);
        double noise = company.course("noise").percent(0);
        YearPath growth = company.course("growth");
        for (int year = 0; year < years.length; year++) {
            double grown = growth.percent(year) + (year == 0 ? 0 : random.gaussian() * noise);
            sales = year == 0 ? sales : sales * (1 + grown);
            years[year] = Math.round(sales);
            spread(year, season, grown, noise, random);
        }
    }

    /** Splits a year; the last quarter takes what rounding leaves, so that four make the year. */
    private void spread(int year, double[] season, double grown, double noise, SeededRandom random) {
        double[] weights = new double[4];
        for (int i = 0; i < 4; i++) {
            weights[i] = season[i] * (1 + grown * (i - 1.5) / 4) * (1 + random.gaussian() * noise / 2);
        }
        double all = Arrays.stream(weights).sum();
        long left = years[year];
        for (int i = 0; i < 4 && 4 * year + i < quarters.length; i++) {
            quarters[4 * year + i] = i == 3 ? left : Math.round(years[year] * weights[i] / all);
            left -= quarters[4 * year + i];
        }
    }

    long quarter(int index) {
        return quarters[index];
    }

    /** The whole year's sales, also of a year that has not ended. */
    long year(int year) {
        return years[Math.min(year, years.length - 1)];
    }
}
