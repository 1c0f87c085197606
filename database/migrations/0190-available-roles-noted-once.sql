-- What a client uses is saved at once, and its history is one row with all roles before and after, written by the call that
-- saves it (decision 0079): a row for each role besides said the same in as many pieces.
drop trigger note_change on omsorg.available_role;
