-- A connection plans once, and a table of keys that was empty then is read from end to end ever after: 86 pages for one key
-- among some thousands, and more with each call. Keys are looked up by their index whatever the table held.
alter function omsorg.claim_key(integer, text, text, text) set enable_seqscan = off;
