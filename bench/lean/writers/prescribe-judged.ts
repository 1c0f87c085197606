import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { unavailabilityOf } from '@omsorg/domain/orders/placing/unavailability.ts'
import { mayPrescribe } from '@omsorg/domain/prescriptions/prescription/prescribe-gate.ts'
import { consumptionPeriodOf } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { checkPrescription, type PrescribingSettings } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import type { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { nothingDrawnOfRow } from '@omsorg/domain/prescriptions/row/drawn-of-row.ts'
import { hiddenBy, typesOfRoles } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Claims } from '../tokens.ts'

export interface PrescribeAsked {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly periodMonths: number
  readonly startDate: string
  readonly confirm: boolean
  readonly rows: readonly {
    readonly itemNumber: string
    readonly consumption: number
    readonly consumptionPeriod: keyof typeof consumptionPeriod
    readonly packagesPerWithdrawal: number
    readonly note: string
  }[]
}

export interface PrescribeFacts {
  readonly status: RecipientStatus
  readonly linkStatus: LinkStatus
  readonly clientHasSettings: boolean
  readonly placeHasOwnSettings: boolean | null
  readonly allowedHere: boolean
  readonly dataOwner: string
  readonly settings: PrescribingSettings
  readonly areaIsOn: boolean
  readonly allowedInArea: boolean
  readonly clientTypes: readonly number[]
  readonly userTypes: readonly number[] | null
  readonly latexFreeOnly: boolean
  readonly pvcFreeOnly: boolean
  readonly pcaEnabled: boolean
  readonly allowOutgoing: boolean
  readonly blockUncertain: boolean
  readonly numbers: readonly string[]
  readonly areaNumber: string | null
  readonly payers: readonly string[]
  readonly invoiceAreas: readonly { readonly id: number; readonly customerNumber: string }[]
  readonly hasFee: boolean
  readonly running: readonly (readonly string[])[]
  readonly items: Readonly<Record<string, OfferedItem>>
}

export interface OfferedItem {
  readonly id: number
  readonly itemsPerPackage: number | null
  readonly group: string
  readonly area: TherapyArea
  readonly isPca: boolean
  readonly latex: boolean
  readonly pvc: boolean
  readonly itemStatus: ItemStatus
  readonly active: boolean
  readonly stockStatus: StockStatus
  readonly type: number | null
  readonly hasPrice: boolean
  readonly beingReplaced: boolean
  readonly isKnown: boolean
}

/** Asks the rules of the domain whether it may be prescribed, and what is written; what may not ends it. */
export function judgedPrescription(
  asked: PrescribeAsked,
  facts: PrescribeFacts,
  { permissions, app }: Claims,
  today: Temporal.PlainDate,
) {
  const may = (permission: string) => permissions.includes(permission)
  const customerNumbers = [...new Set([...facts.numbers, ...(facts.areaNumber === null ? [] : [facts.areaNumber])])]
  const gate = mayPrescribe({
    ...facts,
    statusAtPlace: facts.linkStatus,
    hasRight: may('ProductPrescriptionWrite'),
    hasRightInArea: may(`ProductPrescription${asked.therapyArea}Write`),
    dataOwnerIsKnown: facts.dataOwner.trim() !== '',
    customerNumbers: customerNumbers.length,
  })
  if (!gate.ok) throw new Error(gate.refusal)
  const roles = typesOfRoles({ isCustomerService: app === 'CSP', may })
  const rows = asked.rows.map(({ itemNumber, consumption, consumptionPeriod: per, packagesPerWithdrawal, note }) => {
    const item = facts.items[itemNumber]
    return {
      wanted: {
        itemNumber,
        amount: String(consumption),
        consumptionPeriod: consumptionPeriodOf[per],
        calculationPeriod: null,
        withdrawals: null,
        withdrawalsRemaining: null,
        packagesPerWithdrawal,
        cutOption: null,
        cutSize: null,
        invoiceAreaId: null,
        note,
        flavors: [],
      },
      item: item
        ? {
            therapyArea: item.area,
            isPca: item.isPca,
            withheld: isWithheld(item, facts, roles, today) ? ('not-in-agreement' as const) : null,
            itemsPerPackage: item.itemsPerPackage,
            flavors: null,
          }
        : null,
      drawn: nothingDrawnOfRow,
      isNew: true,
      itemIsChecked: true,
    }
  })
  const { settled, refusals } = checkPrescription({
    today,
    wanted: {
      therapyArea: asked.therapyArea,
      type: 'iterative',
      months: asked.periodMonths,
      start: Temporal.PlainDate.from(asked.startDate),
      end: undefined,
      customerNumber: null,
      payerCustomerNumber: null,
      patientDataOwnerId: null,
      note: '',
      fee: null,
      confirm: asked.confirm,
    },
    stored: null,
    settings: facts.settings,
    customerNumbers,
    payers: facts.payers,
    patientDataOwnerId: facts.dataOwner,
    feeSetting: null,
    invoiceAreas: facts.invoiceAreas,
    running: facts.running,
    itemsThatStay: [],
    rows,
  })
  if (!settled?.startsNow) throw new Error(refusals[0]?.name ?? 'what waits is not prescribed in the bench')
  return settled
}

type Roles = ReturnType<typeof typesOfRoles>

function isWithheld(item: OfferedItem, facts: PrescribeFacts, roles: Roles, today: Temporal.PlainDate): boolean {
  if (item.isPca || roles.size === 0) throw new Error('the bench prescribes what everybody may see')
  const hidden = hiddenBy(item.type, { availability: { client: facts.clientTypes, user: facts.userTypes }, roles })
  const isRefused = (facts.latexFreeOnly && item.latex) || (facts.pvcFreeOnly && item.pvc)
  const code = unavailabilityOf('search', {
    today,
    item: { itemStatus: item.itemStatus, stockStatus: item.stockStatus, isActive: item.active },
    settings: { allowOutgoing: facts.allowOutgoing, blockUncertainDelivery: facts.blockUncertain },
    hasPriceAndPackageSize: item.hasPrice && (item.itemsPerPackage ?? 0) > 0,
    isBeingReplaced: item.beingReplaced,
    areaIsOn: facts.areaIsOn,
    hasCustomerNumber: facts.numbers.length > 0 || facts.areaNumber !== null,
    mayOrderInArea: true,
    isInAgreement: hidden !== 'outside-agreement',
    isInUserAvailability: hidden === null && !isRefused,
    recipientCanReceive: true,
    prescribed: null,
    stoppedWithoutReason: false,
  })
  const { notSold, gone, beingReplaced, outsideAgreement } = unavailabilityCode
  const stops = [notSold, gone, beingReplaced, outsideAgreement].some((each) => each === code)
  return hidden !== null || isRefused || stops || !item.hasPrice || !item.itemsPerPackage
}
