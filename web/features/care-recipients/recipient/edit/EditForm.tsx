import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import { readMove } from '@omsorg/contract/orders/task/read-move.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import { useEffect, useRef, useState } from 'react'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { openAddress } from '../../../../platform/routing/navigation.tsx'
import { Form } from '../../../../platform/forms/Form.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns, StickySide } from '../../../../ui/layout/Columns.tsx'
import { ErrorSummary } from '../../../../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { NextStep } from '../../../../ui/action/NextStep.tsx'
import { ContactCards } from '../contact/ContactCards.tsx'
import { ContactQuestion } from '../contact/ContactQuestion.tsx'
import { contactOf, mustBeConfirmed } from '../contact/contact-to-confirm.ts'
import { fieldsOf } from '../form/fields-of-person.ts'
import { partLabel } from '../form/field-label.ts'
import { IdentityFields } from '../../identity/IdentityFields.tsx'
import { LeavingQuestion } from '../../../../platform/LeavingQuestion.tsx'
import { OtherCards } from '../form/OtherCards.tsx'
import { OtherFields } from '../form/OtherFields.tsx'
import { usePersonForm } from '../form/person-form.ts'
import type { FormRules } from '../form/form-rules.ts'
import { toUpdate } from '../form/recipient-to-save.ts'
import { SavingNotice, savingResolves } from '../form/SavingNotice.tsx'
import { tabPath } from '../../page-mode.ts'
import type { Recipient } from '../../person-text.ts'
import { placeOf, type RecipientHere } from '../../recipient-here.ts'
import { MoveNotice } from './MoveNotice.tsx'
import { addressesAfter, type ToldMove } from './told-move.ts'
import css from '../form/Form.module.css'

interface EditFormProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly rules: FormRules
  /** What was told in the portal and is taken over; null where the form is opened without. */
  readonly move: ToldMove | 'gone' | null
  readonly onReload: () => void
}

/** Everything that is registered of a person, in the parts in which it was registered, saved at once. */
export function EditForm({ person, here, rules, move, onReload }: EditFormProps) {
  const t = useAllTexts()
  const words = t.recipientChanges.edit
  const [begun] = useState(() => fieldsOf(person))
  const carriedOut = move === null || move === 'gone' ? null : { taskId: move.taskId, rowVersion: move.rowVersion }
  const form = usePersonForm(updateCareRecipient, rules, {
    initial: begun,
    toSend: (filled) => ({ input: { ...toUpdate(filled, person), moved: carriedOut } }),
    outdates: [readCareRecipient, searchCareRecipients, searchOrderTasks, listWaiting, readMove],
    resolves: [...savingResolves, 'stale'],
    done: words.saved,
    ...placeOf(here),
  })
  const filled = useRef(false)
  const { fill } = form
  useEffect(() => {
    if (filled.current || move === null || move === 'gone') return
    filled.current = true
    fill({ addresses: addressesAfter(begun.addresses, move) })
  })
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const [unverified, setUnverified] = useState(false)
  const saved = useRef(false)
  const changes = form.changed.length
  const back = tabPath(here)

  async function askOrSave(): Promise<void> {
    setTried(true)
    if (form.busy || !(await form.judge())) return
    if (mustBeConfirmed(contactOf(form.read()), contactOf(begun))) setAsking(true)
    else await save()
  }

  async function save(): Promise<void> {
    setAsking(false)
    const result = await form.send()
    if (!result?.ok) return
    saved.current = true
    if (result.value.warnings.length === 0) await openAddress(back)
    else setUnverified(true)
  }

  if (unverified) {
    return (
      <Card title={words.saved} padded="stack">
        <Notice tone="soon" spoken>
          {t.recipientChanges.registered.unverified}
        </Notice>
        <div>
          <RouteButton variant="primary" to={back}>
            {words.back}
          </RouteButton>
        </div>
      </Card>
    )
  }
  return (
    <Form className={columns} onSend={askOrSave}>
      <div className="o-stack">
        {move && <MoveNotice move={move === 'gone' ? null : move} />}
        {tried && <ErrorSummary title={t.validation.summary({ count: form.summary.length })} errors={form.summary} />}
        {person.protected ? (
          <>
            <Card title={t.recipientForm.wizard.steps.identity} padded>
              <Notice tone="info" title={words.numberHidden}>
                {words.protectedFixed}
              </Notice>
            </Card>
            <Card title={t.recipientForm.other.title} padded>
              <OtherFields form={form} roomHidden />
            </Card>
          </>
        ) : (
          <>
            <Card title={t.recipientForm.wizard.steps.identity} padded>
              <IdentityFields form={form} fixed={rules.numberFixed ? words.numberFixed : null} />
            </Card>
            <ContactCards form={form} title={t.recipientForm.wizard.steps.contact} unverified={unverifiedIds(person)} />
            <OtherCards form={form} title={t.recipientForm.representatives.guardians.title} />
          </>
        )}
        <SavingNotice notDone={form.notDone} onReload={onReload} />
      </div>
      <StickySide>
        <Card title={words.changes} padded="stack">
          <p className={css.quiet} role="status" id={whyNotId}>
            {changes === 0
              ? words.noChanges
              : [...new Set(form.changed.map((field) => partLabel(field, t)))].join(', ')}
          </p>
          <NextStep>
            <Button
              type="submit"
              variant="primary"
              wide
              icon={<IconDeviceFloppy />}
              busy={form.busy}
              {...(changes === 0 ? { reasonId: whyNotId } : {})}
            >
              {form.busy ? t.common.states.saving : words.save}
            </Button>
          </NextStep>
          <RouteButton variant="text" wide icon={<IconArrowLeft />} to={back}>
            {words.back}
          </RouteButton>
        </Card>
      </StickySide>
      <ContactQuestion
        open={asking}
        contact={contactOf(form.values)}
        words={{ ...t.recipientForm.confirm, phone: t.recipientForm.contact.phone }}
        onChange={() => setAsking(false)}
        onConfirm={() => void save()}
      />
      <LeavingQuestion isDirty={() => !saved.current && changes > 0} />
    </Form>
  )
}

/** By this sentence the button that saves is described while nothing is changed. */
const whyNotId = 'why-not-saved'

function unverifiedIds({ deliveryAddresses }: Recipient): readonly string[] {
  return deliveryAddresses.filter(({ verified }) => !verified).map(({ addressId }) => String(addressId))
}
