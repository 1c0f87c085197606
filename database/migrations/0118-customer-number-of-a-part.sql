-- Each therapy area may have its own customer number, and the ERP takes one for each order it gets: the number is of the part.
alter table omsorg.order_part add column customer_number text;
update omsorg.order_part p set customer_number = o.customer_number
from omsorg.customer_order o where o.id = p.customer_order_id and o.customer_number is not null;
alter table omsorg.customer_order drop column customer_number;
