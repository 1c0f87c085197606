-- What an import would change is kept in parts: a file is read, compared and applied part by part, and never stands in memory
-- as a whole.

create table omsorg.import_batch_part (
  import_batch_id integer not null references omsorg.import_batch on delete cascade,
  part integer not null,
  steps jsonb not null,
  primary key (import_batch_id, part)
);
select omsorg.guard('omsorg.import_batch_part');
create policy reach on omsorg.import_batch_part to omsorg_app using ((select omsorg.reach_all()));
grant select, insert, update, delete on omsorg.import_batch_part to omsorg_app, omsorg_jobs;

insert into omsorg.import_batch_part (import_batch_id, part, steps)
select b.id, 0, b.rows from omsorg.import_batch b
where b.state in ('previewed', 'applying') and jsonb_typeof(b.rows) = 'array' and jsonb_array_length(b.rows) > 0;
alter table omsorg.import_batch drop column rows;
