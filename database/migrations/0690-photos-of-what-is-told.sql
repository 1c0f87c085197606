-- Photos of what is wrong with a delivery, sent in the portal before it is told: until then they are of nobody but their holder, then of
-- whoever sees the task. They go with the task, with the person, and after a day when nothing was told with them.
create table omsorg.order_task_photo (
  file_id uuid primary key references omsorg.stored_file,
  care_recipient_id integer not null references omsorg.care_recipient on delete cascade,
  order_task_id integer references omsorg.order_task on delete cascade,
  place integer check (place between 1 and 4),
  unique (order_task_id, place),
  check ((order_task_id is null) = (place is null))
);
create index order_task_photo_by_person on omsorg.order_task_photo (care_recipient_id);
select omsorg.guard('omsorg.order_task_photo');
select omsorg.reach_with('omsorg.order_task_photo', 'omsorg.order_task');
grant select, insert, update, delete on omsorg.order_task_photo to omsorg_app, omsorg_jobs;

create policy holder on omsorg.order_task_photo for select to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
create policy holder_sends on omsorg.order_task_photo for insert to omsorg_app
  with check (care_recipient_id = (select omsorg.reach_holder_person()) and order_task_id is null);
create policy holder_tells on omsorg.order_task_photo for update to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()) and order_task_id is null)
  with check (care_recipient_id = (select omsorg.reach_holder_person()) and order_task_id is not null);
create policy holder_removes on omsorg.order_task_photo for delete to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()) and order_task_id is null);

-- What a holder sends is of no client and no place: others reach it by what it was sent with, and by nothing else.
alter table omsorg.stored_file
  add column by_holder boolean not null default false,
  add constraint stored_file_by_holder_check check (not by_holder or client_id is null and care_place_id is null);
alter policy reach on omsorg.stored_file using (
  not by_holder and (
    (client_id is null and (select omsorg.reach_scope()) in ('place', 'client', 'market', 'all'))
    or (care_place_id is null and client_id = any ((select omsorg.reach_clients())::uuid[]))
    or care_place_id = (select omsorg.reach_place())
    or client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
);
create policy told on omsorg.stored_file for select to omsorg_app
  using (by_holder and exists (select from omsorg.order_task_photo p where p.file_id = stored_file.id offset 0));
create policy holder on omsorg.stored_file for select to omsorg_app
  using (by_holder and (select omsorg.reach_scope()) = 'holder' and uploaded_by = (select omsorg.reach_user()));
create policy holder_sends on omsorg.stored_file for insert to omsorg_app
  with check (by_holder and (select omsorg.reach_scope()) = 'holder' and uploaded_by = (select omsorg.reach_user()));

-- The file goes with its row, whatever takes that away.
create function omsorg.remove_photo_file() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  delete from omsorg.stored_file where id = old.file_id;
  return null;
end
$$;
revoke execute on function omsorg.remove_photo_file() from public;
create trigger photo_file_goes after delete on omsorg.order_task_photo
  for each row execute function omsorg.remove_photo_file();

create function omsorg.anonymize_order_task_photo(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.order_task_photo where care_recipient_id = p_care_recipient_id
$$;
