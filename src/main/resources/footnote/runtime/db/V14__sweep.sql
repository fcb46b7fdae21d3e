-- Workers look for runs that nobody holds every few seconds; members of a team list its runs.
CREATE INDEX run_by_status ON run (status);
CREATE INDEX ownership_by_team ON ownership (team);
