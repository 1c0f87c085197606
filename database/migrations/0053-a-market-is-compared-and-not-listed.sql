-- Customer service of a market of three hundred clients listed them for each table that a statement reads, and looked each row
-- up in the list. What has a market of its own is compared with it.

-- The client of a transaction that sees all care places of one client.
create function omsorg.reach_whole_client() returns uuid
  language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'client'
    then nullif(current_setting('omsorg.client_id', true), '')::uuid end;
grant execute on function omsorg.reach_whole_client() to omsorg_app, omsorg_jobs;

alter policy reach on omsorg.care_recipient using (
  client_id = (select omsorg.reach_whole_client())
  or market = (select omsorg.reach_market())
  or exists (
    select from omsorg.care_recipient_place link
    where link.care_recipient_id = care_recipient.id and link.care_place_id = (select omsorg.reach_place())));

alter policy reach on omsorg.customer_order using (
  care_place_id = (select omsorg.reach_place())
  or client_id = (select omsorg.reach_whole_client())
  or market = (select omsorg.reach_market())
  or exists (
    select from omsorg.care_recipient_place link
    where link.care_recipient_id = customer_order.care_recipient_id and link.care_place_id = (select omsorg.reach_place())));

alter policy reach on omsorg.place_setting using (
  client_id = (select omsorg.reach_client())
  or market = (select omsorg.reach_market())
  or (select omsorg.reach_all()));
