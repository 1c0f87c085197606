-- For how long a placed order can be taken back at once: until then its hand-over to the ERP waits.

alter table omsorg.order_setting add column undo_seconds integer check (undo_seconds between 0 and 3600);

-- When the hand-over of a placed order begins; null where it begins at once.
alter table omsorg.customer_order add column undo_until timestamptz;

create or replace view omsorg.merged_order_setting with (security_invoker = true) as
select
  p.client_id,
  p.id as care_place_id,
  coalesce(own.home_delivery_allowed, c.home_delivery_allowed, true) as home_delivery_allowed,
  coalesce(own.hide_home_delivery, c.hide_home_delivery, false) as hide_home_delivery,
  coalesce(own.group_order_allowed, c.group_order_allowed, false) as group_order_allowed,
  coalesce(own.nursing_home_allowed, c.nursing_home_allowed, false) as nursing_home_allowed,
  coalesce(own.withdrawal_allowed, c.withdrawal_allowed, true) as withdrawal_allowed,
  coalesce(own.individual_order_allowed, c.individual_order_allowed, false) as individual_order_allowed,
  coalesce(own.express_order_allowed, c.express_order_allowed, false) as express_order_allowed,
  coalesce(own.order_types, c.order_types, '{}') as order_types,
  coalesce(own.order_period_from_day, c.order_period_from_day) as order_period_from_day,
  coalesce(own.order_period_interval_days, c.order_period_interval_days) as order_period_interval_days,
  coalesce(own.delivery_method_codes, c.delivery_method_codes, '{}') as delivery_method_codes,
  coalesce(own.default_delivery_method, c.default_delivery_method) as default_delivery_method,
  coalesce(own.delivery_points_allowed, c.delivery_points_allowed, false) as delivery_points_allowed,
  coalesce(own.notification_by, c.notification_by, 'sms') as notification_by,
  coalesce(own.goods_label_required, c.goods_label_required, false) as goods_label_required,
  coalesce(own.contact_phone_required, c.contact_phone_required, false) as contact_phone_required,
  coalesce(own.max_lines_per_order, c.max_lines_per_order, 40) as max_lines_per_order,
  coalesce(own.enforce_interval, c.enforce_interval, false) as enforce_interval,
  coalesce(own.soon_days, c.soon_days, 14) as soon_days,
  coalesce(own.last_withdrawal_factor, c.last_withdrawal_factor, 2) as last_withdrawal_factor,
  coalesce(own.express_lead_days, c.express_lead_days, 1) as express_lead_days,
  coalesce(own.stock_lead_days, c.stock_lead_days, 2) as stock_lead_days,
  coalesce(own.non_stock_lead_days, c.non_stock_lead_days, 10) as non_stock_lead_days,
  coalesce(own.stuck_after_hours, c.stuck_after_hours, 24) as stuck_after_hours,
  coalesce(own.return_agree_days, c.return_agree_days, 7) as return_agree_days,
  coalesce(own.own_error_credit_percent, c.own_error_credit_percent, 70) as own_error_credit_percent,
  coalesce(own.allow_exceed_prescribed, c.allow_exceed_prescribed, false) as allow_exceed_prescribed,
  coalesce(own.order_mail_recipients, c.order_mail_recipients, '{}') as order_mail_recipients,
  place.delivery_name, place.delivery_care_of, place.delivery_street, place.delivery_zip, place.delivery_city,
  place.delivery_country_code, place.delivery_entry_code,
  coalesce(own.undo_seconds, c.undo_seconds, 60) as undo_seconds
from omsorg.care_place p
left join omsorg.order_setting c on c.client_id = p.client_id and c.care_place_id is null
left join omsorg.order_setting place on place.client_id = p.client_id and place.care_place_id = p.id
left join omsorg.order_setting own on own.id = place.id and not own.uses_client_settings;
