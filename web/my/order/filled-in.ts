import type { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import type { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'

export type Proposal = AnswerOf<typeof proposePortalOrder>
export type ProposedLine = Proposal['lines'][number]
export type Saved = AnswerOf<typeof savePortalOrder>
type Input = CallOf<typeof savePortalOrder>['input']
export type NotifyBy = Proposal['notifyBy'][number]

/** What the holder has filled in of an order, until it is saved. */
export interface FilledIn {
  /** Packages by prescription row. */
  readonly packages: Readonly<Record<number, number>>
  /** Packages of each flavour by item number, by prescription row. */
  readonly flavors: Readonly<Record<number, Readonly<Record<string, number>>>>
  readonly methodCode: string | null
  readonly addressId: number | null
  readonly point: { readonly id: string; readonly name: string } | null
  readonly notifyBy: NotifyBy | null
}

const sum = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).reduce((all, each) => all + each, 0)

/** Lines that can be ordered today. */
export function orderable({ lines }: Pick<Proposal, 'lines'>): readonly ProposedLine[] {
  return lines.filter(({ block, allowed }) => block === null && allowed > 0)
}

/** The ways of delivery that can be chosen: one with a point to pick up at only where the place lets points be chosen. */
export function possibleMethods({ deliveryMethods, deliveryPointsAllowed }: Proposal): Proposal['deliveryMethods'] {
  return deliveryMethods.filter(({ needsDeliveryPoint }) => deliveryPointsAllowed || !needsDeliveryPoint)
}

/** Filled in as staff would have it: from what was begun on the device or saved, else from the proposal and the last time. */
export function filledInFrom(proposal: Proposal, begun: FilledIn | null = null): FilledIn {
  return begun ? again(proposal, begun) : fromServer(proposal)
}

/** What was begun, as far as it can be had by now: what has come since is left to be chosen. */
function again(proposal: Proposal, begun: FilledIn): FilledIn {
  const now = fromServer(proposal)
  const within = ({ prescriptionRowId: id, allowed }: ProposedLine) => Math.min(begun.packages[id] ?? 0, allowed)
  const isMethod = possibleMethods(proposal).some(({ code }) => code === begun.methodCode)
  const isAddress = proposal.addresses.some(({ addressId }) => addressId === begun.addressId)
  const isNotice = proposal.notifyBy.some((each) => each === begun.notifyBy)
  return {
    packages: Object.fromEntries(orderable(proposal).map((line) => [line.prescriptionRowId, within(line)])),
    flavors: Object.fromEntries(
      Object.entries(now.flavors).map(([id, flavors]) => [id, { ...flavors, ...begun.flavors[Number(id)] }]),
    ),
    methodCode: isMethod ? begun.methodCode : now.methodCode,
    addressId: isAddress ? begun.addressId : now.addressId,
    point: begun.point ?? now.point,
    notifyBy: isNotice ? begun.notifyBy : now.notifyBy,
  }
}

/** Whether less can be had by now than was begun with, on this device or at the server. */
export function hasLess(proposal: Proposal, begun: FilledIn | null): boolean {
  const wished = begun
    ? Object.entries(begun.packages).map(([id, quantity]) => ({ id: Number(id), quantity }))
    : (proposal.draft?.lines ?? []).map(({ prescriptionRowId: id, quantity }) => ({ id, quantity }))
  const lines = orderable(proposal)
  return wished.some(
    ({ id, quantity }) => quantity > (lines.find(({ prescriptionRowId }) => prescriptionRowId === id)?.allowed ?? 0),
  )
}

function fromServer(proposal: Proposal): FilledIn {
  const { draft } = proposal
  const deliveryMethods = possibleMethods(proposal)
  const destination = draft?.destination ?? proposal.destination
  const begun = (id: number) => draft?.lines.find(({ prescriptionRowId }) => prescriptionRowId === id)
  const lines = orderable(proposal)
  const method = deliveryMethods.find(({ code }) => code === destination?.deliveryMethodCode) ?? deliveryMethods[0]
  return {
    packages: Object.fromEntries(
      lines.map(({ prescriptionRowId: id, quantity, allowed }) => [
        id,
        Math.min(draft ? (begun(id)?.quantity ?? 0) : quantity, allowed),
      ]),
    ),
    flavors: Object.fromEntries(
      lines.map(({ prescriptionRowId: id, flavors }) => [
        id,
        Object.fromEntries(
          flavors.map(({ itemNumber, packages }) => [
            itemNumber,
            begun(id)?.flavors.find((each) => each.itemNumber === itemNumber)?.packages ?? packages,
          ]),
        ),
      ]),
    ),
    methodCode: method?.code ?? null,
    addressId: destination?.address?.addressId ?? null,
    point:
      destination?.deliveryPointId && destination.deliveryPointName
        ? { id: destination.deliveryPointId, name: destination.deliveryPointName }
        : null,
    notifyBy: destination?.notifyBy ?? proposal.notifyBy[0] ?? null,
  }
}

/** Rows whose flavours do not add up to their packages. */
export function flavorsOff(proposal: Pick<Proposal, 'lines'>, filledIn: FilledIn): readonly number[] {
  return orderable(proposal)
    .filter(({ prescriptionRowId: id, flavors }) => {
      const packages = filledIn.packages[id] ?? 0
      return flavors.length > 0 && packages > 0 && sum(filledIn.flavors[id] ?? {}) !== packages
    })
    .map(({ prescriptionRowId }) => prescriptionRowId)
}

/** How many lines would be sent. */
export function chosenLines(proposal: Pick<Proposal, 'lines'>, { packages }: FilledIn): readonly ProposedLine[] {
  return orderable(proposal).filter(({ prescriptionRowId }) => (packages[prescriptionRowId] ?? 0) > 0)
}

/** The flavours of a line that would be sent. */
export function chosenFlavors({ prescriptionRowId, flavors }: ProposedLine, filledIn: FilledIn) {
  return flavors
    .map(({ itemNumber, name }) => ({
      itemNumber,
      name,
      packages: filledIn.flavors[prescriptionRowId]?.[itemNumber] ?? 0,
    }))
    .filter(({ packages }) => packages > 0)
}

interface Reached {
  readonly phone: string
  readonly email: string
}

/** What is sent to be saved. Packages at 0 are left out. */
export function inputOf(
  proposal: Proposal,
  filledIn: FilledIn,
  reached: Reached,
  before: Pick<Saved, 'customerOrderId' | 'rowVersion'> | null,
): Input {
  const { methodCode, addressId, point, notifyBy, packages } = filledIn
  const byPhone = notifyBy === 'sms' || notifyBy === 'phone'
  const kept = before ?? proposal.draft
  return {
    careRecipientId: proposal.careRecipientId,
    ...(kept ? { customerOrderId: kept.customerOrderId, rowVersion: kept.rowVersion } : {}),
    lines: chosenLines(proposal, filledIn).map((line) => ({
      prescriptionRowId: line.prescriptionRowId,
      itemNumber: line.product.itemNumber,
      quantity: packages[line.prescriptionRowId] ?? 0,
      flavors: chosenFlavors(line, filledIn).map(({ itemNumber, packages: count }) => ({
        itemNumber,
        packages: count,
      })),
    })),
    destination: {
      deliveryMethodCode: methodCode ?? '',
      addressId,
      deliveryPointId: needsPoint(proposal, methodCode) ? (point?.id ?? null) : null,
      notifyBy,
      notifyPhone: byPhone ? reached.phone : null,
      notifyEmail: notifyBy === 'email' ? reached.email : null,
    },
  }
}

export function needsPoint({ deliveryMethods }: Pick<Proposal, 'deliveryMethods'>, code: string | null): boolean {
  return deliveryMethods.find((each) => each.code === code)?.needsDeliveryPoint ?? false
}
