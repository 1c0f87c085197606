import { expect, test } from 'vitest'
import { cityPattern, personNamePattern } from './names.ts'

test.each([
  'Åsa',
  'Øyvind',
  'Ærø-Møller',
  'Anna-Lena',
  'Anna‑Lena',
  "O'Brien",
  'd’Aubigné',
  "'t Hooft",
  'S:t Cyr',
  'J. P. Holm',
  'von der Leyen',
  'Jr., Sammy',
  'Berg (Lund)',
  'Ng',
  'Åström',
  'Đặng',
  'Þórdís',
  'Œuvrard',
  'Čiževskij',
  'Гагарин',
  '李',
  'Núñez i Puig·li',
])('%s is a name', (name) => expect(personNamePattern.test(name)).toBe(true))

test.each(['', ' ', '-', '...', '1', 'Anna 2', 'Kalle@hem', 'Berg/Lund', '<b>', 'a_b', '070-174'])(
  '%j is no name',
  (name) => expect(personNamePattern.test(name)).toBe(false),
)

test.each(['Lund', 'St. Anna', 'Mo i Rana', 'Å', 'Saint-Étienne', "L'Aquila", 'Þórshöfn', 'København K'])(
  '%s is a city',
  (city) => expect(cityPattern.test(city)).toBe(true),
)

test.each(['Lund 2', '22222', 'Lund;', 'Lund@', ' ', ''])('%j is no city', (city) =>
  expect(cityPattern.test(city)).toBe(false),
)
