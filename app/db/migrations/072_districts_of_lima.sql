-- The gazetteer has the districts of Lima now: races are looked up again that waited because it had no
-- such place, and those of Surco that lie in the mountain village of that name.
update races r set place_id = null
from race_places d, places p
where d.race_id = r.id and d.decision = 'rule' and p.id = r.place_id
  and p.country_code = 'PE' and p.name = 'Surco' and p.source = 'gazetteer';

delete from race_places d using races r
where r.id = d.race_id and (
  (d.decision = 'open' and d.problem in ('unknown', 'other-state'))
  or (d.decision = 'rule' and r.place_id is null)
);
