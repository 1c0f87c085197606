import type { PrescribingBlock } from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { mayPrescribe } from '@omsorg/domain/prescriptions/prescription/prescribe-gate.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readPrescribingFacts, type FactsQuestion, type PrescribingFacts } from './facts.sql.ts'
import type { PlaceGateFacts } from './place-gate.sql.ts'

type Rights = Pick<Actor, 'may' | 'mayIn'>

/** Whether anything may be prescribed in the area on these facts by this actor. */
export function gateOf(
  facts: PrescribingFacts,
  actor: Rights,
  area: TherapyArea,
): Outcome<'may-prescribe', PrescribingBlock> {
  return mayPrescribe({
    status: facts.status,
    statusAtPlace: facts.link_status,
    hasRight: actor.may('ProductPrescriptionWrite'),
    hasRightInArea: actor.mayIn('ProductPrescriptionWrite', area),
    clientHasSettings: facts.client_has_settings,
    placeHasOwnSettings: facts.place_has_own_settings,
    allowedHere: facts.iterative_prescription_allowed,
    allowedInArea: facts.area_allowed,
    dataOwnerIsKnown: facts.patient_data_owner_id.trim() !== '',
    customerNumbers: facts.numbers.length,
  })
}

/** Whether anything may be prescribed in the area at a place, for somebody who is active there. */
export function gateOfPlace(
  facts: PlaceGateFacts,
  actor: Rights,
  therapyArea: TherapyArea,
): Outcome<'may-prescribe', PrescribingBlock> {
  const area = facts.areas.find((each) => each.therapyArea === therapyArea)
  return mayPrescribe({
    status: recipientStatus.active,
    statusAtPlace: linkStatus.active,
    hasRight: actor.may('ProductPrescriptionWrite'),
    hasRightInArea: actor.mayIn('ProductPrescriptionWrite', therapyArea),
    clientHasSettings: facts.client_has_settings,
    placeHasOwnSettings: facts.place_has_own_settings,
    allowedHere: facts.iterative_prescription_allowed,
    allowedInArea: area !== undefined,
    dataOwnerIsKnown: facts.patient_data_owner_id.trim() !== '',
    customerNumbers: area?.customerNumbers ?? 0,
  })
}

/** The facts for whoever may prescribe on them; refused by the first thing that stands in the way. */
export async function mayPrescribeHere(
  tx: Transaction,
  { actor, ...question }: FactsQuestion & { readonly actor: Rights },
): Promise<Outcome<PrescribingFacts, PrescribingBlock | 'recipient-not-found'>> {
  const facts = await readPrescribingFacts(tx, question)
  if (!facts) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const gate = gateOf(facts, actor, question.therapyArea)
  return gate.ok ? agree(facts) : gate
}

/** The first of the items that a running prescription of the area holds already (IPS001013). */
export function itemThatRuns(facts: Pick<PrescribingFacts, 'running'>, items: readonly string[]): string | null {
  return items.find((item) => facts.running.some((other) => other.items.includes(item))) ?? null
}
