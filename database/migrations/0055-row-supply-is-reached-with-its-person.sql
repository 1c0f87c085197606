-- Asked in the plan of the query, as of the other tables of persons.
select omsorg.reach_with('omsorg.row_supply', 'omsorg.care_recipient');
