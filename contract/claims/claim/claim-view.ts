import { z } from 'zod'
import { ability } from '../../ability.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import {
  claimFile,
  claimLine,
  claimStatusWord,
  claimTerms,
  claimTypeWord,
  faultKind,
  sending,
  wantedOutcome,
} from './claim-fields.ts'
import { shownAuthor } from '../../author.ts'

export const changeClaimBlocks = ['already-sent'] as const

export const claimView = z
  .object({
    claimId: shown.id,
    type: claimTypeWord,
    status: claimStatusWord,
    sending,
    carePlaceId: shown.guid,
    organizationUnitName: z.string(),
    requester: z.string(),
    customer: z.string(),
    contactPerson: z.string(),
    orderNumber: z.string(),
    lotNumber: z.string(),
    defectiveItems: z.int().nullable(),
    faultKind: faultKind.nullable(),
    faultDescription: z.string(),
    itemNumber: z.string(),
    itemName: z.string(),
    product: productView.nullable(),
    packages: z.int().nullable(),
    /** In kilograms. */
    weight: shown.decimal.nullable(),
    dispatchDate: shown.isoDate.nullable(),
    pickUpDate: shown.isoDate.nullable(),
    wantedOutcome: wantedOutcome.nullable(),
    /** Without VAT, as it was worked out when it was last saved; null where no price is known. */
    estimatedCredit: shown.minor.nullable(),
    /** The delivered line, where it is known and the caller may see for whom it was. */
    line: claimLine.nullable(),
    terms: claimTerms,
    files: z.array(claimFile),
    createdBy: shownAuthor.nullable(),
    createdOn: shown.instant,
    sentOn: shown.instant.nullable(),
    can: z.object({ change: ability(changeClaimBlocks) }),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'ClaimView' })

export type ClaimView = z.output<typeof claimView>
