import { minuses, pluses, whyNots } from '@omsorg/domain/investigations/guided/suggest.ts'
import { partsOfDay } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { offeredProduct, productDisplay } from '../../products/product/offered-product.ts'
import { hiddenView } from '../../products/search/search-fields.ts'
import * as shown from '../../shown.ts'
import { mobility, leakageKind } from '../leakage/incontinence-fields.ts'
import { investigationStatusWord } from '../investigation/investigation-view.ts'

/** Why nothing is suggested. */
export const suggestionBlocks = ['not-incontinence', 'no-leakage', 'not-completed', 'switched-off'] as const

const candidate = z
  .object({
    product: offeredProduct,
    absorption: z.int().describe('ISO 11948-1, in ml'),
    holds: z.int().describe('In use, in ml'),
    more: z.int().describe('In use beyond the need, in ml'),
    hip: z.object({ from: z.number(), to: z.number() }).nullable().describe('cm'),
    costPerDay: shown.minor.nullable(),
    beside: z
      .object({ holds: z.int().describe('ml in use'), costPerDay: shown.minor.nullable() })
      .nullable()
      .describe('How much more than the first of `now`, below 0 less; null where nothing is used now, and of itself'),
    pluses: z.array(z.enum(pluses)),
    minuses: z.array(z.enum(minuses)),
  })
  .meta({ id: 'SuggestedProduct' })

export type SuggestedProduct = z.output<typeof candidate>

const rejected = z
  .object({
    itemNumber: z.string(),
    name: z.string(),
    shape: offeredProduct.shape.shape,
    holds: z.int().nullable(),
    hip: z.object({ from: z.number(), to: z.number() }).nullable(),
    why: z.enum(whyNots),
    unavailabilityCode: shown.unavailabilityCode,
    prescribed: z.boolean(),
  })
  .meta({ id: 'RejectedProduct' })

export type RejectedProduct = z.output<typeof rejected>

const inUse = z
  .object({
    itemNumber: z.string(),
    name: z.string(),
    holds: z.int().describe('In use, in ml'),
    more: z.int().describe('In use beyond the need, in ml; below 0 it is not enough'),
    hip: z.object({ from: z.number(), to: z.number() }).nullable().describe('cm'),
    costPerDay: shown.minor.nullable().describe('Of all changes of the part'),
    currency: shown.currency,
    piecesPerDay: z
      .number()
      .nullable()
      .describe('As prescribed, to two decimals; null where the consumption is missing'),
  })
  .meta({ id: 'ProtectionInUse' })

export type ProtectionInUse = z.output<typeof inUse>

const part = z
  .object({
    part: z.enum(partsOfDay),
    leakage: z.int().describe('ml'),
    changes: z.int(),
    need: z.int().describe('ml in one change'),
    /** By the client's ranking, rating and name. */
    candidates: z.array(candidate),
    /** The nearest of those that do not fit, what the person has now first. */
    rejected: z.array(rejected),
    /** What the person has now, the one that comes nearest to the need first. */
    now: z.array(inUse),
    /** How many more there are that do not fit or come later. */
    further: z.int(),
    /** What holds the need as well and is out of the caller's sight, as what needs a dispensation is. */
    hidden: hiddenView,
  })
  .meta({ id: 'SuggestionOfPart' })

export type SuggestionOfPart = z.output<typeof part>

/** What fits the answers of an investigation. It suggests; whoever prescribes decides. */
export const readSuggestion = endpoint({
  name: 'investigations/guided/read-suggestion',
  method: 'GET',
  path: '/Investigation/Suggestion/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['InvestigationRead', 'ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Suggests products by the answers of an investigation, with the reasons for and against each.',
  params: z.object({ id: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    investigationId: shown.id,
    validFrom: shown.isoDate,
    status: investigationStatusWord,
    can: z.object({ suggest: ability(suggestionBlocks) }),
    kind: leakageKind.nullable(),
    mobility: mobility.nullable(),
    hipSize: z.int().nullable(),
    display: productDisplay.nullable(),
    parts: z.array(part),
    /** Who handles dispensations at the care place, where something would be enough with one. */
    dispenseHandlers: z.array(
      z.object({ name: z.string(), prescribes: z.boolean().describe('In the area, so that nobody else is needed') }),
    ),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
