-- Lowercases text regardless of the database's locale: it may know only the letters from A to Z, so others are listed. So
-- are letters whose accent is part of them. The list is slow, and few texts need it.
CREATE OR REPLACE FUNCTION plain_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C") ELSE
    replace(replace(replace(translate(lower(value COLLATE "C"),
      'ØøŁłĐđÐðĦħŦŧıςẞÆŒÞŊƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
      'oollddddhhttiσßæœþŋəαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  END
$$;
