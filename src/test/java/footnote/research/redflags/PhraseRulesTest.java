package footnote.research.redflags;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.RiskCode;
import footnote.research.redflags.PhraseRules.Medium;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PhraseRulesTest {
    private final PhraseRules rules = PhraseRules.shipped();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GOING_CONCERN | The Company has suffered recurring losses from operations and has a net capital deficiency that raise substantial doubt about its ability to continue as a going concern.
            GOING_CONCERN | These conditions, along with other matters set forth in Note 2, raise substantial doubt about the Company’s ability to continue as a going concern.
            GOING_CONCERN | Management evaluated these conditions and concluded that there is substantial doubt about our ability to continue as a going concern, and if we do not obtain funding we may have to cease operations.
            GOING_CONCERN | These events indicate that a material uncertainty exists that may cast significant doubt on the Group's ability to continue as a going concern.
            GOING_CONCERN | Material uncertainty related to going concern
            GOING_CONCERN | Our independent auditor has included a going concern explanatory paragraph in its report.
            RESTATED | On March 3, the audit committee concluded that the previously issued financial statements for fiscal 2023 should no longer be relied upon.
            RESTATED | This Amendment No. 1 is being filed to restate our previously issued consolidated financial statements for the year ended December 31, 2023.
            RESTATED | We have restated our unaudited quarterly results for the first three quarters of 2024 to correct errors in revenue recognition.
            AUDITOR_CHANGE | On May 2, 2026, Marcum LLP notified the Company of its resignation as the Company's independent registered public accounting firm.
            AUDITOR_CHANGE | The Audit Committee dismissed KPMG LLP as the Company's independent registered public accounting firm.
            AUDITOR_CHANGE | Our auditor declined to stand for re-appointment.
            DELISTING | On May 1, 2026, the Company received a written notice from the Listing Qualifications Department of The Nasdaq Stock Market LLC indicating that the Company is not in compliance with Nasdaq Listing Rule 5550(a)(2).
            DELISTING | The NYSE notified us that we are below compliance because the average closing price of our stock was less than $1.00.
            COVENANT_BREACH | As of December 31, 2025, we were not in compliance with the leverage ratio covenant under our credit agreement.
            COVENANT_BREACH | We breached the minimum liquidity covenant in May and obtained a waiver from our lenders.
            COVENANT_BREACH | Although we were not in default at year-end, we breached our fixed charge covenant in May.
            MATERIAL_WEAKNESS | Management identified a material weakness in our internal control over financial reporting related to revenue.
            MATERIAL_WEAKNESS | Our disclosure controls and procedures were not effective as of December 31, 2025.
            MATERIAL_WEAKNESS | The material weaknesses described above have not been remediated.
            LATE_FILING | We were unable to file our Annual Report on Form 10-K within the prescribed time period.
            PLEDGED_SHARES | Our founder has pledged 40 million shares of our common stock as collateral for margin loans.
            RELATED_PARTY | Sales to related parties accounted for 38% of our revenue in 2025.
            RELATED_PARTY | Approximately 45% of our revenue was derived from related parties.
            INVESTIGATION | In April 2026 we received a subpoena from the SEC requesting documents on revenue recognition.
            TRADING_HALT | Trading in our shares has been suspended since 3 April 2026.
            """)
    void raisesWhatAReportStates(RiskCode code, String sentence) {
        assertThat(codes(Medium.REPORT, sentence)).contains(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "There is no substantial doubt about our ability to continue as a going concern.",
                "We evaluated whether conditions exist that raise substantial doubt about our ability to continue as a going concern.",
                "If we cannot raise capital, there could be substantial doubt about our ability to continue as a going concern.",
                "Management's plans have alleviated the substantial doubt about the Company's ability to continue as a going concern.",
                "We have not identified any material uncertainties that may cast significant doubt on the Group's ability to continue as a going concern.",
                "The financial statements have been prepared on a going concern basis.",
                "Conclude on whether a material uncertainty exists that may cast significant doubt on the Company's ability to continue as a going concern.",
                "The business was sold as a going concern.",
                "We were in compliance with all covenants as of December 31, 2025.",
                "A breach of these covenants could result in an event of default.",
                "If we breach any covenant, lenders could accelerate the debt.",
                "We are required to maintain certain covenants and no event of default has occurred.",
                "If we fail to regain compliance with Nasdaq's minimum bid price rule, our shares could be delisted.",
                "Our common stock may be delisted from Nasdaq.",
                "There can be no assurance that we will not receive a notice from Nasdaq that we are not in compliance with its listing rules.",
                "On June 1, we received a letter from Nasdaq stating that the Company has regained compliance with the minimum bid price requirement.",
                "We entered into an Amended and Restated Credit Agreement with our lenders.",
                "The Second Amended and Restated Certificate of Incorporation was filed.",
                "Indicate by check mark whether any of those error corrections are restatements that required a recovery analysis of incentive-based compensation.",
                "Prior period segment results have been restated to conform to the current presentation.",
                "Share and per share amounts were restated for the stock split, as were results per share.",
                "We may in the future identify material weaknesses in our internal control.",
                "We did not identify any material weakness.",
                "A material weakness is a deficiency, or a combination of deficiencies, in internal control over financial reporting.",
                "Our audit included assessing the risk that a material weakness exists.",
                "The previously identified material weakness was fully remediated as of December 31, 2025.",
                "There were no disagreements with KPMG LLP on any matter of accounting principles or disclosure.",
                "Our auditor has not resigned.",
                "Our policy prohibits directors and officers from pledging our shares as collateral.",
                "Obligations are secured by a pledge of the equity interests of our subsidiaries.",
                "Transactions with related parties are made at arm's length.",
                "From time to time we are subject to inquiries and investigations by regulators.",
                "The audit committee has the authority to retain independent counsel.",
                "Our customers may file for bankruptcy.",
                "One of our customers filed for bankruptcy protection in March.",
                "The exchange may suspend trading in our shares.",
                "Historical stock price performance should not be relied upon as an indication of future performance.",
                "The representations in the agreement should not be relied upon by investors.",
                "The update eliminates the requirement to restate prior period financial statements.",
                "Restated income statements for 2016 and 2017 are shown below.",
                "Reported orders have been restated using prior year exchange rates.",
                "Payments are recovered where results were the subject of a restatement of Company financial statements.",
                "The Board shall require repayment after the Company restated its financial statements.",
                "• we fail to pay interest on any note of such series for 60 days after payment was due;",
                "(1) an event of default has occurred and is continuing and the trustee was notified; or",
                "A downgrade due to an actual or threatened default on government debt would hurt our investments.",
                "You agree that the term is extended by the time that you are in breach of any Restrictive Covenant.",
                "The Company suspended share repurchases during the first quarter of 2025.",
                "Deferred amounts bear interest for the period of delay at the annual rate of six percent."
            })
    void staysSilentOnNegationsConditionsAndBoilerplate(String sentence) {
        assertThat(codes(Medium.REPORT, sentence)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SHORT_REPORT | Hindenburg Research accuses Acme of inflating sales
            SHORT_REPORT | Acme shares tumble after short-seller report
            SHORT_REPORT | Acme rejects short seller's claims
            SHORT_REPORT | Muddy Waters takes aim at Acme's accounting
            AUDITOR_CHANGE | Acme says auditor Deloitte has resigned
            AUDITOR_CHANGE | Acme's auditor quits over missing documents
            AUDITOR_CHANGE | PwC steps down as Acme's auditor
            DELISTING | Acme receives Nasdaq delisting notice
            DELISTING | Nasdaq moves to delist Acme
            DELISTING | Acme gets NYSE non-compliance letter
            TRADING_HALT | Hong Kong halts trading in Acme shares
            TRADING_HALT | Acme shares suspended ahead of results
            RESTRUCTURING | Acme taps restructuring advisers as debt bites
            RESTRUCTURING | Acme files for Chapter 11 bankruptcy
            RESTRUCTURING | Acme misses interest payment on bonds
            INVESTIGATION | SEC opens probe into Acme's revenue accounting
            INVESTIGATION | Acme hires outside counsel to review bookkeeping
            INVESTIGATION | Acme discloses DOJ subpoena
            INVESTIGATION | Prosecutors raid Acme's headquarters
            FINANCE_OFFICER_LEFT | Acme's chief accounting officer departs
            FINANCE_OFFICER_LEFT | Acme CFO abruptly resigns
            FINANCE_OFFICER_LEFT | Acme parts ways with finance chief
            RESTATED | Acme to restate two years of results
            RESTATED | Acme restates 2024 earnings
            LATE_FILING | Acme delays filing of its annual report
            LATE_FILING | Acme misses 10-K filing deadline
            GOING_CONCERN | Acme issues going-concern warning
            GOING_CONCERN | Acme warns of substantial doubt about its ability to continue as a going concern
            COVENANT_BREACH | Acme wins waiver from lenders after covenant breach
            MATERIAL_WEAKNESS | Acme discloses material weakness in internal controls
            """)
    void raisesWhatAHeadlineStates(RiskCode code, String headline) {
        assertThat(codes(Medium.NEWS, headline)).contains(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Acme denies it hired restructuring advisers",
                "Acme could file for bankruptcy, analysts fear",
                "INVESTOR ALERT: Smith & Jones law firm investigates Acme on behalf of shareholders",
                "EU antitrust regulators probe Acme's app store",
                "Short interest in Acme climbs to a record",
                "Short sellers lose billions as Acme rallies",
                "Acme halts production at its Ohio plant",
                "Acme transfers its listing from NYSE to Nasdaq",
                "Chinese ADRs slide on delisting fears",
                "Acme restates commitment to net zero",
                "Acme CFO to retire next year",
                "Acme launches share buyback",
                "Safety regulator opens investigation into Acme's brakes",
                "Acme regains Nasdaq compliance",
                "Acme emerges from bankruptcy",
                "SEC closes investigation into Acme without action",
                "Acme resumes trading after two-month halt",
                "Acme beats estimates and raises its dividend"
            })
    void staysSilentOnHeadlinesThatSayNoSuchThing(String headline) {
        assertThat(codes(Medium.NEWS, headline)).isEmpty();
    }

    @Test
    void hearsThatAMatterIsOver() {
        assertThat(rules.resolved("Acme resumes trading after two-month halt")).contains(RiskCode.TRADING_HALT);
        assertThat(rules.resolved("SEC closes investigation into Acme without action"))
                .contains(RiskCode.INVESTIGATION);
        assertThat(rules.resolved("Acme regains Nasdaq compliance")).contains(RiskCode.DELISTING);
    }

    @Test
    void looksForOfficersThatLeftOnlyWhereAnEventIsTold() {
        String words = "Ms. Roe notified the Company of her decision to resign as Chief Accounting Officer.";

        assertThat(codes(Medium.CURRENT, words)).containsExactly(RiskCode.FINANCE_OFFICER_LEFT);
        assertThat(codes(Medium.REPORT, words)).isEmpty();
    }

    /** Sentences of annual reports, some with other names. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "In August 2024, Imerys and Cyprus filed amended Chapter 11 plans and disclosure statements incorporating the terms of the settlement with the Company.",
                "In May 2024, our largest distributor filed for Chapter 11 protection.",
                "Red River Talc LLC, a subsidiary of the Company, filed a voluntary prepackaged Chapter 11 case in 2024.",
                "Northvale Steel Corp. (Northvale) has filed for bankruptcy protection, and our receivable was written down.",
                "Our joint venture partner commenced a Chapter 11 case in March 2025.",
                "In 2024 Helvane, our former parent, breached its leverage covenant.",
                "In January 2025, Tessaro defaulted on its bonds, of which the Company holds none.",
                "Its auditor's report raises substantial doubt about Tessaro's ability to continue as a going concern.",
                "In 2009, the Company filed for Chapter 11 and emerged as a new entity.",
                "In March 2017, we received a subpoena from the Department of Justice regarding an investigation.",
                "We restated our financial statements for 2015 in 2016."
            })
    void staysSilentOnOthersAndOnWhatIsLongPast(String sentence) {
        assertThat(ofAcme(sentence)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            RESTRUCTURING | On March 3, 2025, the Company and certain of its subsidiaries filed voluntary petitions under Chapter 11.
            RESTRUCTURING | In January 2025, Acme filed for Chapter 11 bankruptcy protection.
            RESTRUCTURING | On January 9, 2025, Acme Holdings, Inc. and its affiliates commenced Chapter 11 cases.
            RESTRUCTURING | We failed to make the scheduled interest payment on our notes.
            RESTRUCTURING | The Debtors have filed a plan under Chapter 11.
            RESTRUCTURING | The Company, which makes anvils, has filed for bankruptcy protection.
            COVENANT_BREACH | In 2024, together with our lenders' advisers we found that we breached the leverage covenant.
            GOING_CONCERN | Deloitte expressed substantial doubt about the Company's ability to continue as a going concern.
            GOING_CONCERN | These losses raise substantial doubt about Acme's ability to continue as a going concern.
            RESTATED | We have restated our financial statements for 2023 to correct errors.
            LATE_FILING | In 2024, Acme failed to file its annual report on time.
            """)
    void raisesWhatTheFilerSaysOfItself(RiskCode code, String sentence) {
        assertThat(ofAcme(sentence)).contains(code);
    }

    @Test
    void takesAWeaknessBackWhereTheReportSaysThatControlsWereEffective() {
        var hit = rules.hits(Medium.REPORT, "As of 2024, we identified a material weakness in our internal control.")
                .getFirst();

        assertThat(PhraseRules.cleared(
                        hit.rule(), "Our internal control over financial reporting was effective as of year-end."))
                .isTrue();
        assertThat(PhraseRules.cleared(hit.rule(), "Our internal control over financial reporting was not effective."))
                .isFalse();
    }

    private List<RiskCode> ofAcme(String sentence) {
        var filer = new PhraseSubject(words -> words.contains("Acme"), LocalDate.of(2025, 3, 10));
        return rules.hits(Medium.REPORT, sentence, Optional.of(filer)).stream()
                .map(hit -> hit.rule().code())
                .toList();
    }

    private List<RiskCode> codes(Medium medium, String text) {
        return rules.hits(medium, text).stream().map(hit -> hit.rule().code()).toList();
    }
}
