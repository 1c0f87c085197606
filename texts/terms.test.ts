import { expect, test } from 'vitest'
import { textsOf } from './all.ts'
import type { Language } from './language.ts'

interface Sayings {
  /** Who answers for personal data, and what the supplier is. */
  readonly roles: readonly [controller: RegExp, processor: RegExp]
  /** That the software only suggests, and who answers for what is prescribed. */
  readonly suggests: readonly [only: RegExp, you: RegExp]
}

const sayings: readonly (readonly [Language, Sayings])[] = [
  [
    'en',
    {
      roles: [
        /^The care provider is the controller and answers for the personal data/,
        /^The supplier is the processor/,
      ],
      suggests: [/Omsorg only suggests products\./, /You answer for what you prescribe\./],
    },
  ],
  [
    'sv',
    {
      roles: [
        /^Vårdgivaren är personuppgiftsansvarig och svarar för personuppgifterna/,
        /^Leverantören är personuppgiftsbiträde/,
      ],
      suggests: [/Omsorg föreslår bara produkter\./, /Du svarar för det du förskriver\./],
    },
  ],
  [
    'fi',
    {
      roles: [
        /^Hoidon järjestäjä on rekisterinpitäjä ja vastaa .*henkilötiedoista/,
        /^Toimittaja on henkilötietojen käsittelijä/,
      ],
      suggests: [/Omsorg vain ehdottaa tuotteita\./, /Sinä vastaat siitä, mitä määräät\./],
    },
  ],
  [
    'dk',
    {
      roles: [/dataansvarlig og svarer for personoplysningerne/, /^Leverandøren er databehandler/],
      suggests: [/Omsorg foreslår kun produkter\./, /Du svarer for det, du bevilger\./],
    },
  ],
]

const linesOf = (language: Language) => textsOf(language).publicPages.terms.parts.flatMap(({ lines }) => lines)
const says = (language: Language, wanted: readonly RegExp[]) =>
  wanted.map((each) => linesOf(language).some((line) => each.test(line)))

test.each(sayings)(
  'the terms in %s say that the care provider answers for personal data, and that the supplier is the processor (A-1-23)',
  (language, { roles }) => expect(says(language, roles)).toEqual([true, true]),
)

test.each(sayings)(
  'the terms in %s say that products are only suggested, and that whoever prescribes answers for it (A-1-24, O-1-10)',
  (language, { suggests }) => expect(says(language, suggests)).toEqual([true, true]),
)
