-- In lower case, whatever the locale of the database: it may know only the letters from A to Z, so others are named. So are
-- letters whose accent is part of them. Naming takes long, and few texts need it.
CREATE OR REPLACE FUNCTION plain_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C") ELSE
    replace(replace(replace(translate(lower(value COLLATE "C"),
      'ØøŁłĐđÐðĦħŦŧıςẞÆŒÞŊƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
      'oollddddhhttiσßæœþŋəαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  END
$$;
