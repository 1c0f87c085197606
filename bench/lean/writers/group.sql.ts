import { orderState, type OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'

/** The draft of this type that a user has of the place, locked; parameter: the user. */
export const lockDraft = (type: OrderType) => `
  select o.id from omsorg.customer_order o
  where o.created_by = $1::int and o.care_recipient_id is null and o.care_place_id = omsorg.reach_place()
    and o.type = ${type} and o.state = ${orderState.saved}
  for update`

/** What of the settings `s` of a place an order of it is judged by, on a day. */
export const placeFacts = (day: string) => `
    'orderTypes', s.order_types, 'groupAllowed', s.group_order_allowed,
    'residentsAllowed', s.nursing_home_allowed, 'showPrices', s.show_prices, 'showStock', s.show_stock_status,
    'hasPeriod', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'phoneRequired', s.contact_phone_required, 'labelRequired', s.goods_label_required, 'maxLines', s.max_lines_per_order,
    'leadDays', json_build_object('express', s.express_lead_days, 'stock', s.stock_lead_days,
      'nonStock', s.non_stock_lead_days),
    'to', case when s.delivery_street is not null then json_build_object('name', coalesce(s.delivery_name, s.place_name),
      'careOf', coalesce(s.delivery_care_of, ''), 'street', s.delivery_street, 'zip', coalesce(s.delivery_zip, ''),
      'city', coalesce(s.delivery_city, ''), 'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end,
    'fees', (
      select json_build_object('small', e.small_order_fee, 'threshold', e.small_order_threshold,
        'logistics', e.logistics_percent::text, 'express', e.express_order_fee)
      from omsorg.extra_fee_setting e where e.client_id = s.client_id and e.valid_from <= ${day}
      order by e.valid_from desc limit 1),
    'standardRate', (
      select v.rate::text from omsorg.vat_rate v where v.market = s.market and v.product_class = 'standard'
        and v.valid_from <= ${day} and coalesce(v.valid_to, 'infinity') >= ${day}),
    'holidays', array(
      select h.day from omsorg.holiday h where h.market = s.market and h.day between ${day} and ${day} + 400)`

/** The same with the way of delivery, beside the items of the order; parameters: the day, the code of the delivery method. */
export const placeHere = `
  select json_build_object(${placeFacts('$1::date')}, 'method', (
      select json_build_object('fee', m.fee, 'needsPoint', m.needs_delivery_point) from omsorg.delivery_method m
      where m.market = s.market and m.code = $2
        and (cardinality(s.delivery_method_codes) = 0 or m.code = any(s.delivery_method_codes)))) as answer
  from omsorg.place_setting s where s.care_place_id = omsorg.reach_place()`

/** Writes over a draft what is filled in now; parameters: the draft, the receiver, the sums, its parts, its lines. */
export const saveOver = `
  with saved as (
    update omsorg.customer_order o
    set (receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, receiver_country_code,
        receiver_entry_code, contact_phone, delivery_method_code, delivery_point_id, delivery_point_name, notify_by,
        notify_phone, notify_email, package_location, goods_label, delivery_date, is_express, one_time_patient_fee,
        contact_confirmed_on, preliminary_order_id, saved_until)
      = (select r.name, r."careOf", r.street, r.zip, r.city, r."countryCode", r."entryCode", r."contactPhone", r.method, null,
          null, r."notifyBy", r."notifyPhone", r."notifyEmail", '', r."goodsLabel", null::date, false, null::bigint,
          null::date, null::int, r.until
        from json_to_record($2::json) as r (name text, "careOf" text, street text, zip text, city text, "countryCode" text,
          "entryCode" text, "contactPhone" text, method text, "notifyBy" text, "notifyPhone" text, "notifyEmail" text,
          "goodsLabel" text, until timestamptz)),
      (currency, subtotal, delivery_fee, small_order_fee, logistics_fee, express_fee, vat, total, patient_fee)
      = (select t.currency, t.subtotal, t."deliveryFee", t."smallOrderFee", t."logisticsFee", t."expressFee", t.vat, t.total, 0
        from json_to_record($3::json) as t (currency text, subtotal bigint, "deliveryFee" bigint, "smallOrderFee" bigint,
          "logisticsFee" bigint, "expressFee" bigint, vat bigint, total bigint)),
      row_version = row_version + 1
    where o.id = $1::bigint
    returning id, row_version
  ), part as (
    insert into omsorg.order_part (customer_order_id, part_no, delivery_date, customer_number, care_recipient_id, goods_label)
    select saved.id, p.no, p.day, p.number, p.person, coalesce(p.label, '')
    from saved, json_to_recordset($4::json) as p (no int, day date, number text, person int, label text)
    on conflict (customer_order_id, part_no) do update
    set delivery_date = excluded.delivery_date, customer_number = excluded.customer_number,
      care_recipient_id = excluded.care_recipient_id, goods_label = excluded.goods_label
    returning id, part_no
  ), line as (
    insert into omsorg.order_line as l (customer_order_id, line_no, order_part_id, care_recipient_id, product_id, item_number,
      item_name, therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator,
      price, vat_rate, line_net, vat, withdrawal_number, set_aside)
    select saved.id, g.no, part.id, g.person, g."productId", g."itemNumber", g.name, g.area, g."rowId", g.quantity,
      g."perPackage", g.numerator, g.denominator, g.price, g."vatRate", g.price * g.quantity, g.vat, g.withdrawal, false
    from saved, json_to_recordset($5::json) as g (no int, part int, person int, "productId" int, "itemNumber" text, name text,
      area omsorg.therapy_area, "rowId" int, quantity int, "perPackage" int, numerator bigint, denominator bigint, price bigint,
      "vatRate" numeric, vat bigint, withdrawal int)
    join part on part.part_no = g.part
    order by g.no
    on conflict (customer_order_id, line_no) do update
    set (order_part_id, care_recipient_id, product_id, item_number, item_name, therapy_area, prescription_row_id, quantity,
        items_per_package, consumption_numerator, consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number)
      = row (excluded.order_part_id, excluded.care_recipient_id, excluded.product_id, excluded.item_number, excluded.item_name,
        excluded.therapy_area, excluded.prescription_row_id, excluded.quantity, excluded.items_per_package,
        excluded.consumption_numerator, excluded.consumption_denominator, excluded.price, excluded.vat_rate, excluded.line_net,
        excluded.vat, excluded.withdrawal_number)
    where (l.order_part_id, l.product_id, l.prescription_row_id, l.quantity, l.items_per_package, l.consumption_numerator,
        l.consumption_denominator, l.price, l.vat_rate, l.vat, l.withdrawal_number)
      is distinct from (excluded.order_part_id, excluded.product_id, excluded.prescription_row_id, excluded.quantity,
        excluded.items_per_package, excluded.consumption_numerator, excluded.consumption_denominator, excluded.price,
        excluded.vat_rate, excluded.vat, excluded.withdrawal_number)
  ), flavors_left as (
    delete from omsorg.order_line_flavor f using omsorg.order_line l, saved
    where l.customer_order_id = saved.id and f.order_line_id = l.id
  ), lines_left as (
    delete from omsorg.order_line l using saved
    where l.customer_order_id = saved.id and l.line_no > json_array_length($5::json)
  ), parts_left as (
    delete from omsorg.order_part p using saved
    where p.customer_order_id = saved.id and p.part_no > json_array_length($4::json)
  )
  select saved.id, saved.row_version as "rowVersion", (select json_agg(id order by part_no) from part) as parts from saved`
