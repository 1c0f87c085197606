import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { groundOfItems, itemsJoined, settingsOfItems } from '../writers/items.sql.ts'

const isFound = (id: string) => `${id} = any (array(select w.id from words w))`

/** Whether it could be ordered, as far as what is found is sorted by it. */
const isSold = `
  p.item_status <> 'deleted' and p.active and p.item_status <> 'not-sellable'
    and not (p.item_status = 'outgoing' and not ((select coalesce(allow_outgoing_items, true) from ps)
      and level in ('in-stock', 'few-in-stock')))
    and not ((select coalesce(block_uncertain_delivery, false) from ps) and level = 'uncertain-delivery')
    and p.id not in (
      select ir.replaced_product_id from omsorg.item_replacement ir
      where ir.status <> ${replacementStatus.finished}
        and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = (select patient_data_owner_id from s)))`

/** What words find in one area: parameters: the words, the day, the user, the area, the kinds that the roles open, language, size. */
export const searchStatement = `
  with ${groundOfItems}, ps as materialized (
    select p.* from s left join omsorg.product_setting p on p.client_id = s.client_id
  ), here as materialized (
    select number, enabled, array(
      select unnest($5::int[]) intersect select unnest(own_types) except
      select t from unnest(own_types) t where user_types is not null and t <> all (user_types)) as types
    from area where therapy_area = $4
  ), words as materialized (
    select f.product_id as id, f.rank as points
    from s cross join ps, lateral omsorg.search_products(
      $1, case when ps.custom_article_numbers_enabled then s.client_id end, s.market::int, $4, false) f
  ), offer as (
    select distinct on (o.product_id) o.product_id, o.agreement_type
    from omsorg.product_offer o
    where o.client_id = (select client_id from s) and o.therapy_area = $4 and ${isFound('o.product_id')}
      and o.valid_from <= $2::date and coalesce(o.valid_to, 'infinity') >= $2::date
      and (o.customer_number is null or o.customer_number = (select number from here))
    order by o.product_id, o.customer_number nulls last, o.valid_from desc
  ), hit as materialized (
    select p.id, p.category_id, p.traits, p.brand, p.latex, p.pvc, o.agreement_type, level as stock_status, words.points,
      refused, coalesce(o.agreement_type = any ((select types from here)::int[]) and not refused, false) as in_sight,
      ${isSold} as is_sold
    from (
      select * from omsorg.product p
      where p.market = (select market from s) and p.therapy_area = $4 and p.is_pca = false and ${isFound('p.id')}) p
    full join offer o on o.product_id = p.id
    full join (
      select t.product_id, t.status, t.quantity from omsorg.product_stock t
      where t.market = (select market from s) and t.therapy_area = $4 and ${isFound('t.product_id')}) t on t.product_id = p.id
    full join words on words.id = p.id
    cross join lateral omsorg.stock_level(t.status, t.quantity, (select few_in_stock_below from ps)) level
    cross join lateral (select ((select coalesce(latex_free_only, false) from ps) and p.latex)
      or ((select coalesce(pvc_free_only, false) from ps) and p.pvc) as refused) r
    where coalesce(p.id, 0) <> 0
  ), page as materialized (
    select h.id, row_number() over () as place from (
      select h.id from hit h left join omsorg.product_rating rating on rating.product_id = h.id
      left join omsorg.product_ranking ranking on ranking.product_id = h.id
        and ranking.client_id = (select s.client_id from s cross join ps where ps.ranking_enabled)
      where in_sight
      order by h.points desc, h.is_sold desc, ranking.rank nulls last, case h.agreement_type
        when 1 then 1 when 2 then 2 when 155 then 3 when 6 then 4 when 5 then 5 end, rating.rating desc nulls last, h.id
      limit $7::int) h
  ), item as materialized (${itemsJoined('cross join page join omsorg.product i on i.id = page.id', ', page.place')}
  ), alike as materialized (
    select category_id, agreement_type, stock_status, latex, pvc, traits, count(*)::int as count, min(id) as id
    from hit where in_sight group by 1, 2, 3, 4, 5, 6
  )
  select json_build_object(${settingsOfItems},
    'compares', coalesce(ps.compare_enabled, true), 'nonStock', setting.non_stock_lead_days,
    'page', coalesce((select json_agg(item_number order by place) from item), '[]'),
    'items', coalesce((select json_object_agg(item_number, to_json(item)) from item), '{}'),
    'alike', coalesce((
      select json_agg(json_build_array(category_id, agreement_type, stock_status, latex, pvc, traits::text, count))
      from alike), '[]'),
    'brands', coalesce((
      select json_agg(b) from (select brand, count(*)::int from hit where in_sight group by 1) b), '[]'),
    'traits', coalesce((
      select json_object_agg(i.traits::text, json_build_object('properties', i.properties, 'flavor', i.flavor))
      from (select min(id) as id from alike group by traits) one join omsorg.product i on i.id = one.id), '{}'),
    'hidden', coalesce((
      select json_agg(json_build_object('type', n.agreement_type, 'refused', n.refused, 'count', n.count, 'examples', (
        select json_agg(json_build_object('itemNumber', i.item_number, 'name', i.name) order by i.name, i.id)
        from omsorg.product i where i.id = any (n.examples))))
      from (
        select agreement_type, refused, count(*)::int as count, (array_agg(id order by id))[1:3] as examples
        from hit where not in_sight group by 1, 2 order by 1, 2) n), '[]'),
    'categories', coalesce((
      select json_agg(json_build_object('id', k.id, 'parent', k.parent_id,
        'name', coalesce(k.name ->> $6, k.name ->> 'en', k.name ->> 'sv', '')) order by k.position, k.id)
      from omsorg.product_category k where k.market = s.market and k.therapy_area = $4), '[]')) as answer
  from s cross join ps join omsorg.place_setting setting on setting.care_place_id = s.care_place_id`
