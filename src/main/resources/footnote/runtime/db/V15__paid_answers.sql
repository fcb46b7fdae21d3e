-- Before each run this month's costs are summed; most answers cost nothing and need not be read for it.
CREATE INDEX answer_paid_by_time ON answer (answered_at, cost_nanos) WHERE cost_nanos > 0;
