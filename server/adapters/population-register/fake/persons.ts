import type { Country, Protection, RegisteredPerson } from '../port.ts'

/** Somebody whom the fake registers know. All are invented; the numbers are of test series. */
export interface Resident extends RegisteredPerson {
  readonly number: string
  readonly country: Country
  readonly protection: Protection | null
  /** YYYY-MM-DD. */
  readonly deceasedOn: string | null
  /** What the demo's list says of the person. */
  readonly story: Story
}

export type Story = 'found' | 'moved' | 'left' | 'deceased' | 'protected' | 'slow'

interface Told {
  readonly number: string
  readonly name: readonly [first: string, last: string]
  readonly born: string
  readonly sex: 'male' | 'female'
  readonly home: readonly [street: string, zip: string, city: string]
  readonly story: Story
  readonly protection?: Protection
}

function residentOf(country: Country, told: Told): Resident {
  const [street, zip, city] = told.home
  const hasLeft = told.story === 'left'
  return {
    number: told.number,
    country,
    firstName: told.name[0],
    lastName: told.name[1],
    birthDate: told.born,
    sex: told.sex,
    address: hasLeft ? null : { careOf: null, street, zip, city, countryCode: country },
    addressSince: told.story === 'moved' ? '2026-10-01' : '2015-05-01',
    hasLeftTheCountry: hasLeft,
    protection: told.protection ?? null,
    deceasedOn: told.story === 'deceased' ? '2026-08-14' : null,
    story: told.story,
  }
}

const swedes: readonly Told[] = [
  {
    number: '199704092387',
    name: ['Elsa', 'Lindmark'],
    born: '1997-04-09',
    sex: 'female',
    home: ['Björkvägen 14 A', '85230', 'Sundsvall'],
    story: 'found',
  },
  {
    number: '199704222398',
    name: ['Karl', 'Åberg'],
    born: '1997-04-22',
    sex: 'male',
    home: ['Hamngatan 3', '85240', 'Sundsvall'],
    story: 'moved',
  },
  {
    number: '199901052382',
    name: ['Maja', 'Nordin'],
    born: '1999-01-05',
    sex: 'female',
    home: ['', '', ''],
    story: 'left',
  },
  {
    number: '199711172388',
    name: ['Signe', 'Hallberg'],
    born: '1997-11-17',
    sex: 'female',
    home: ['Skolgatan 8', '85230', 'Sundsvall'],
    story: 'deceased',
  },
  {
    number: '199812052380',
    name: ['Vera', 'Skyddad'],
    born: '1998-12-05',
    sex: 'female',
    home: ['Hemliga gatan 1', '85230', 'Sundsvall'],
    story: 'protected',
    protection: 'SE_sekretess',
  },
  {
    number: '199907072392',
    name: ['Olle', 'Trög'],
    born: '1999-07-07',
    sex: 'male',
    home: ['Långa vägen 99', '85230', 'Sundsvall'],
    story: 'slow',
  },
]

const finns: readonly Told[] = [
  {
    number: '120348-991H',
    name: ['Arvo', 'Korhonen'],
    born: '1948-03-12',
    sex: 'male',
    home: ['Koivukatu 5 A 12', '40100', 'Jyväskylä'],
    story: 'found',
  },
  {
    number: '050552-992N',
    name: ['Helmi', 'Virtanen'],
    born: '1952-05-05',
    sex: 'female',
    home: ['Rantatie 7', '40100', 'Jyväskylä'],
    story: 'moved',
  },
  {
    number: '170739-993P',
    name: ['Veikko', 'Laine'],
    born: '1939-07-17',
    sex: 'male',
    home: ['Mäkikatu 2', '40100', 'Jyväskylä'],
    story: 'deceased',
  },
  {
    number: '280261-994F',
    name: ['Salla', 'Suojattu'],
    born: '1961-02-28',
    sex: 'female',
    home: ['Salainen polku 1', '40100', 'Jyväskylä'],
    story: 'protected',
    protection: 'FI_turvakielto',
  },
  {
    number: '140855-995S',
    name: ['Eero', 'Hidas'],
    born: '1955-08-14',
    sex: 'male',
    home: ['Pitkätie 99', '40100', 'Jyväskylä'],
    story: 'slow',
  },
  {
    number: '231170-996W',
    name: ['Liisa', 'Mäkelä'],
    born: '1970-11-23',
    sex: 'female',
    home: ['', '', ''],
    story: 'left',
  },
]

const norwegians: readonly Told[] = [
  {
    number: '12834830033',
    name: ['Vakker', 'Blomst'],
    born: '1948-03-12',
    sex: 'female',
    home: ['Storgata 12 B, H0203', '0150', 'Oslo'],
    story: 'found',
  },
  {
    number: '05855230072',
    name: ['Lystig', 'Fjord'],
    born: '1952-05-05',
    sex: 'female',
    home: ['Fjordveien 4', '5003', 'Bergen'],
    story: 'moved',
  },
  {
    number: '17873930071',
    name: ['Stille', 'Skog'],
    born: '1939-07-17',
    sex: 'female',
    home: ['Skogveien 9', '0150', 'Oslo'],
    story: 'deceased',
  },
  {
    number: '28826130069',
    name: ['Skjult', 'Stjerne'],
    born: '1961-02-28',
    sex: 'female',
    home: ['Hemmelig gate 1', '0150', 'Oslo'],
    story: 'protected',
    protection: 'NO_strengt_fortrolig',
  },
  {
    number: '14885530037',
    name: ['Sen', 'Elv'],
    born: '1955-08-14',
    sex: 'female',
    home: ['Langveien 99', '0150', 'Oslo'],
    story: 'slow',
  },
  {
    number: '23917030049',
    name: ['Fri', 'Fugl'],
    born: '1970-11-23',
    sex: 'female',
    home: ['', '', ''],
    story: 'left',
  },
]

const danes: readonly Told[] = [
  {
    number: '0201609995',
    name: ['Nancy Ann', 'Berggren'],
    born: '1960-01-02',
    sex: 'male',
    home: ['Testpark Allé 48', '3400', 'Hillerød'],
    story: 'found',
  },
  {
    number: '0201609996',
    name: ['Bruno', 'Elmer'],
    born: '1960-01-02',
    sex: 'female',
    home: ['Testgrusgraven 3, 2. tv.', '3400', 'Hillerød'],
    story: 'moved',
  },
  {
    number: '0504909995',
    name: ['Max', 'Hansen'],
    born: '1990-04-05',
    sex: 'male',
    home: ['Testvej 3', '3400', 'Hillerød'],
    story: 'deceased',
  },
  {
    number: '0504909989',
    name: ['Beskyttet', 'Person'],
    born: '1990-04-05',
    sex: 'male',
    home: ['Hemmelig vej 1', '3400', 'Hillerød'],
    story: 'protected',
    protection: 'DK_navne_adresse',
  },
  {
    number: '0201919990',
    name: ['Sen', 'Svarsen'],
    born: '1991-01-02',
    sex: 'female',
    home: ['Langvej 99', '3400', 'Hillerød'],
    story: 'slow',
  },
  {
    number: '0201919996',
    name: ['Ude', 'Rejst'],
    born: '1991-01-02',
    sex: 'female',
    home: ['', '', ''],
    story: 'left',
  },
]

export const residents: readonly Resident[] = [
  ...swedes.map((told) => residentOf('SE', told)),
  ...finns.map((told) => residentOf('FI', told)),
  ...norwegians.map((told) => residentOf('NO', told)),
  ...danes.map((told) => residentOf('DK', told)),
]
