-- Items as they are offered: the rates of VAT of the day are asked for once, and not twice for each item.
create or replace function omsorg.offered_items(p_client_id uuid, p_care_place_id uuid, p_care_recipient_id integer, p_user_id integer, p_item_numbers text[], p_today date)
 RETURNS SETOF json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  c omsorg.client;
  p omsorg.product_setting;
  -- Nobody where no person is asked about, and where she is out of reach: then nothing is selected or prescribed.
  person integer := (omsorg.persons_in_reach(array[p_care_recipient_id]))[1];
begin
  select * into c from omsorg.client each where each.id = p_client_id;
  if not found or current_setting('role') <> 'omsorg_jobs' and not coalesce(case omsorg.reach_scope()
    when 'place' then omsorg.reach_client() = c.id
    when 'client' then omsorg.reach_client() = c.id
    when 'market' then omsorg.reach_market() = c.market
    when 'all' then true end, false) then
    return;
  end if;
  select * into p from omsorg.product_setting each where each.client_id = c.id;
  return query
    with area as materialized (
      select a.therapy_area as area, a.enabled, coalesce((
          select n.number from omsorg.customer_number n
          where n.client_id = a.client_id and (n.care_place_id is null or n.care_place_id = p_care_place_id)
            and (n.therapy_areas = '{}' or a.therapy_area = any (n.therapy_areas))
          order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), a.customer_number) as number,
        own.agreement_types as client_types, override.agreement_types as user_types
      from omsorg.therapy_area_setting a
      left join omsorg.product_availability_setting own
        on own.client_id = a.client_id and own.therapy_area = a.therapy_area and own.user_id is null
      left join omsorg.product_availability_setting override
        on override.client_id = a.client_id and override.therapy_area = a.therapy_area
        and override.user_id = p_user_id and override.use_override
      where a.client_id = c.id
    ), rate as materialized (
      select distinct on (v.product_class) v.product_class, v.rate from omsorg.vat_rate v
      where v.market = c.market and v.valid_from <= p_today and coalesce(v.valid_to, 'infinity') >= p_today
      order by v.product_class, v.valid_from desc
    ), item as (
      select i.id, i.item_number, i.product_number, i.product_group_number, i.name as product_name, i.brand, i.description,
        i.therapy_area, i.category_id, i.shape, i.unit, i.item_status, i.delayed_until, i.active, i.is_stock_item, i.latex,
        i.pvc, i.is_pca, i.items_per_package, i.gtin, i.supplier_item_number, i.producer_item_number, i.flavor, i.properties,
        replace(to_jsonb(i.updated_at) #>> '{}', '+00:00', 'Z') as updated_at, (
          select st.expected_on from omsorg.product_stock st where st.product_id = i.id) as expected_on,
        coalesce((
          select omsorg.stock_level(st.status, st.quantity, p.few_in_stock_below)
          from omsorg.product_stock st where st.product_id = i.id), 'undefined') as stock_status,
        -- The fees of an order bear the standard rate of VAT: without it nobody knows what an item costs (code 14).
        case when exists (select from rate where product_class = 'standard') then offer.price end as price,
        offer.agreement_type, offer.price_agreement_type,
        coalesce((select rate from rate where product_class = i.vat_class), (select rate from rate where product_class = 'standard'))::text as vat_rate, (
          select own.custom_number from omsorg.custom_article_number own
          where own.client_id = c.id and own.product_id = i.id) as custom_number, (
          select ranking.rank from omsorg.product_ranking ranking
          where ranking.client_id = c.id and ranking.product_id = i.id) as rank,
        exists (
          select from omsorg.item_replacement ir
          where ir.status <> 4 and ir.replaced_product_id = i.id
            and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = c.patient_data_owner_id)) as being_replaced,
        case when p_care_recipient_id is null then exists (
          select from omsorg.cart_item k
          where k.care_place_id = p_care_place_id and k.care_recipient_id is null and k.product_id = i.id
            and k.client_id = c.id and k.status in (1, 2))
        else exists (
          select from omsorg.cart_item k
          where k.care_recipient_id = person and k.product_id = i.id and k.status in (1, 2)) end as selected,
        person is not null and exists (
          select from omsorg.prescription running
          join omsorg.prescription_row r on r.prescription_id = running.id
          where running.care_recipient_id = person and running.status in (1, 2, 4) and r.status in (1, 2, 3)
            and r.product_id = i.id) as prescribed, wanted.place
      from unnest(p_item_numbers) with ordinality as wanted (number, place)
      join omsorg.product i on i.item_number = wanted.number and i.market = c.market
      left join lateral (
        select o.price, o.agreement_type, o.price_agreement_type from omsorg.product_offer o
        where o.product_id = i.id and o.client_id = c.id and o.valid_from <= p_today
          and coalesce(o.valid_to, 'infinity') >= p_today
          and (o.customer_number is null or o.customer_number = (select here.number from area here where here.area = i.therapy_area))
        order by o.customer_number nulls last, o.valid_from desc limit 1
      ) offer on true
    )
    select json_build_object(
      'settings', json_build_object(
        'market', c.market, 'patient_data_owner_id', c.patient_data_owner_id,
        'show_prices', coalesce(p.show_prices, true), 'show_list_price', coalesce(p.show_list_price, false),
        'show_stock_status', coalesce(p.show_stock_status, true),
        'pca_assortment_enabled', coalesce(p.pca_assortment_enabled, false),
        'ranking_enabled', coalesce(p.ranking_enabled, false),
        'custom_article_numbers_enabled', coalesce(p.custom_article_numbers_enabled, false),
        'latex_free_only', coalesce(p.latex_free_only, false), 'pvc_free_only', coalesce(p.pvc_free_only, false),
        'allow_outgoing_items', coalesce(p.allow_outgoing_items, true),
        'block_uncertain_delivery', coalesce(p.block_uncertain_delivery, false),
        'compare_enabled', coalesce(p.compare_enabled, true),
        'non_stock_lead_days', coalesce(
          (select s.non_stock_lead_days from omsorg.place_setting s
           where s.care_place_id = p_care_place_id and s.client_id = c.id),
          (select o.non_stock_lead_days from omsorg.order_setting o where o.client_id = c.id and o.care_place_id is null)),
        'areas', coalesce((
          select json_agg(json_build_object('area', area, 'enabled', enabled, 'customerNumber', number,
            'clientTypes', coalesce(client_types, '{}'), 'userTypes', user_types)) from area), '[]')),
      'items', coalesce((select json_agg(to_json(item) order by item.place) from item), '[]'));
end
$function$;
