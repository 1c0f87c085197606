-- The content of a file begins in the database, with the commit of its row. Where a store is connected it moves there once it was
-- found harmless: the row says where it is, and keeps the sum that whatever is read must have.
alter table omsorg.stored_file add column in_store boolean not null default false;
create index stored_file_to_move on omsorg.stored_file (uploaded_at) where not in_store and size > 0;
