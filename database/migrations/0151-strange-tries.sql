-- Each sign-in asks how many tries from strange devices failed in the last hour. Those that succeeded are far more, and are not
-- looked through for it.
create index sign_in_attempt_strange on omsorg.sign_in_attempt (at) include (source_hash) where not succeeded and not known_device;
