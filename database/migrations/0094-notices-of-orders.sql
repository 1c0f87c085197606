-- Who is told of an order, by text message or mail, each of one thing once. To whom a message to the person goes stands in
-- the order and is read when it is sent; a recipient of order mail is an address of the organisation.
create table omsorg.order_notice (
  id integer generated always as identity primary key,
  order_part_id bigint not null references omsorg.order_part (id) on delete cascade,
  kind text not null check (kind in ('sent', 'on-its-way', 'refused')),
  channel text not null check (channel in ('sms', 'email', 'order-mail')),
  recipient text,
  added_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  check ((channel = 'order-mail') = (recipient is not null)),
  unique nulls not distinct (order_part_id, kind, channel, recipient)
);
select omsorg.guard('omsorg.order_notice');
select omsorg.reach_with('omsorg.order_notice', 'omsorg.order_part');
grant select, insert, update, delete on omsorg.order_notice to omsorg_jobs;
grant select on omsorg.order_notice to omsorg_app;

create function omsorg.anonymize_order_notice(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.order_notice n
  using omsorg.order_part p, omsorg.customer_order o
  where p.id = n.order_part_id and o.id = p.customer_order_id
    and (o.care_recipient_id = p_care_recipient_id or p.care_recipient_id = p_care_recipient_id)
$$;
