import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

/** A right as it is named; the rights by area of one kind are one. */
export type RightName = keyof AllTexts['organisationRights']

export interface FoldedRight<Each> {
  readonly right: RightName
  /** One, or one for each area. */
  readonly of: readonly Each[]
}

const kinds = ['ProductPrescription', 'Order', 'CarePlacePurchase'] as const

/** Every right that has a name, in the order in which one reads them. */
const rightNames: readonly RightName[] = [
  'CareRecipientRead',
  'CareRecipientWrite',
  'CareRecipientStatusWrite',
  'ProtectedIdentityRead',
  'InvestigationRead',
  'InvestigationWrite',
  'ProductPrescriptionRead',
  'ProductSelectionWrite',
  'ProductPrescriptionWrite',
  'ProductPrescriptionAreas',
  'PrescriptionAdditionWrite',
  'PrescriptionRenewRead',
  'PrescriptionRenewWrite',
  'PrescriptionRenewRequestWrite',
  'ProductSpecialistRead',
  'ProductDispenseRead',
  'ProductPrescriptionDispenseWrite',
  'OrderRead',
  'OrderWrite',
  'OrderAreas',
  'CarePlacePurchaseRead',
  'CarePlacePurchaseWrite',
  'CarePlacePurchaseAreas',
  'CRPAccountRead',
  'CRPAccountWrite',
  'CareUnitUserRead',
  'CareUnitUserWrite',
  'ReportRecieverRead',
  'NewsRead',
  'NewsWrite',
  'ProductRankingWrite',
  'CustomArticleNumberWrite',
]

/** Permissions as rights in words: those by area are one right each kind; what has no name is of operators. */
export function foldedRights<Each extends { readonly name: string }>(
  permissions: readonly Each[],
): FoldedRight<Each>[] {
  const byRight = Map.groupBy(permissions, ({ name }) => rightOf(name))
  return rightNames.flatMap((right) => {
    const of = byRight.get(right)
    return of ? [{ right, of }] : []
  })
}

function rightOf(name: string): string {
  const kind = kinds.find((each) => areaIn(name, each) !== null)
  return kind ? `${kind}Areas` : name
}

function areaIn(name: string, kind: string): TherapyArea | null {
  return therapyAreas.find((area) => name === `${kind}${area}Write`) ?? null
}
