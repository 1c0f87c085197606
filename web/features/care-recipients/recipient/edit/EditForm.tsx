import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messages } from '../../../../platform/messages.ts'
import { openAddress, RouteLink } from '../../../../platform/routing/navigation.tsx'
import { useAction } from '../../../../platform/calls/query.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button, ButtonLink } from '../../../../ui/action/Button.tsx'
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
import { firstFaultId } from '../form/first-fault.ts'
import { IdentityFields } from '../../identity/IdentityFields.tsx'
import { LeavingQuestion } from '../../../../platform/LeavingQuestion.tsx'
import { OtherCards } from '../form/OtherCards.tsx'
import { OtherFields } from '../form/OtherFields.tsx'
import { faultsInSight, fieldId, usePersonForm } from '../form/person-form.ts'
import type { FormRules } from '../form/recipient-check.ts'
import { toUpdate } from '../form/recipient-to-save.ts'
import { type SavingFailure, savingFailureOf } from '../form/saving-failure.ts'
import { SavingNotice } from '../form/SavingNotice.tsx'
import { tabPath } from '../../page-mode.ts'
import type { Recipient } from '../../person-text.ts'
import { callOptionsOf, type RecipientHere } from '../../recipient-here.ts'
import css from '../registration/Wizard.module.css'

interface EditFormProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly rules: FormRules
  readonly onReload: () => void
}

/** Everything that is registered of a person, in the parts in which it was registered, saved at once. */
export function EditForm({ person, here, rules, onReload }: EditFormProps) {
  const t = useAllTexts()
  const words = t.recipientChanges.edit
  const [begun] = useState(() => fieldsOf(person))
  const { form, parts } = usePersonForm(begun, rules)
  const update = useAction(updateCareRecipient, {
    ...callOptionsOf(here),
    outdates: [readCareRecipient, searchCareRecipients],
  })
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<SavingFailure | null>(null)
  const [unverified, setUnverified] = useState(false)
  const saved = useRef(false)
  const { dirtyFields } = form.formState
  const changedFields = Object.keys(dirtyFields)
  const changes = changedFields.length
  const faults = faultsInSight(form, rules, t)
  const back = tabPath(here)

  async function askOrSave(): Promise<void> {
    if (update.isPending) return
    setTried(true)
    if (!(await form.trigger())) {
      const first = firstFaultId(form.getValues(), rules)
      if (first) document.getElementById(first)?.focus()
      return
    }
    if (mustBeConfirmed(contactOf(form.getValues()), contactOf(begun))) setAsking(true)
    else await save()
  }

  async function save(): Promise<void> {
    setAsking(false)
    setFailure(null)
    try {
      const { warnings } = await update.mutateAsync({ input: toUpdate(form.getValues(), person) })
      update.reset()
      saved.current = true
      messages.announce({ kind: 'toast', tone: 'success', text: words.saved })
      if (warnings.length === 0) await openAddress(back)
      else setUnverified(true)
    } catch (error) {
      const found = savingFailureOf(error)
      flushSync(() => setFailure(found))
      if (found.kind !== 'fields') return
      for (const path of found.fields) form.setError(path as 'root', { message: t.recipientForm.wizard.notTaken })
      document.getElementById(fieldId(found.fields[0] ?? ''))?.focus()
    }
  }

  if (unverified) {
    return (
      <Card title={words.saved} padded>
        <div className={css.stack}>
          <Notice tone="soon" spoken>
            {t.recipientChanges.registered.unverified}
          </Notice>
          <div>
            <ButtonLink variant="primary" render={(look) => <RouteLink to={back} {...look} />}>
              {words.back}
            </ButtonLink>
          </div>
        </div>
      </Card>
    )
  }
  return (
    <form
      noValidate
      className={columns}
      onSubmit={(event) => {
        event.preventDefault()
        void askOrSave()
      }}
    >
      <div className={css.stack}>
        {tried && <ErrorSummary title={t.validation.summary({ count: faults.length })} errors={faults} />}
        {person.protected ? (
          <>
            <Card title={t.recipientForm.wizard.steps.identity} padded>
              <Notice tone="info" title={words.numberHidden}>
                {words.protectedFixed}
              </Notice>
            </Card>
            <Card title={t.recipientForm.other.title} padded>
              <OtherFields form={parts} roomHidden />
            </Card>
          </>
        ) : (
          <>
            <Card title={t.recipientForm.wizard.steps.identity} padded>
              <IdentityFields form={parts} fixed={rules.numberFixed ? words.numberFixed : null} />
            </Card>
            <ContactCards
              form={parts}
              title={t.recipientForm.wizard.steps.contact}
              unverified={unverifiedIds(person)}
            />
            <OtherCards form={parts} title={t.recipientForm.representatives.guardians.title} />
          </>
        )}
        <SavingNotice failure={failure} onReload={onReload} />
      </div>
      <StickySide>
        <Card title={words.changes} padded>
          <div className={css.stack}>
            <p className={css.quiet} role="status" id={whyNotId}>
              {changes === 0
                ? words.noChanges
                : [...new Set(changedFields.map((field) => partLabel(field, t)))].join(', ')}
            </p>
            <NextStep>
              <Button
                type="submit"
                variant="primary"
                wide
                icon={<IconDeviceFloppy />}
                busy={update.isPending}
                {...(changes === 0 ? { reasonId: whyNotId } : {})}
              >
                {update.isPending ? t.common.states.saving : words.save}
              </Button>
            </NextStep>
            <ButtonLink
              variant="text"
              wide
              icon={<IconArrowLeft />}
              render={(look) => <RouteLink to={back} {...look} />}
            >
              {words.back}
            </ButtonLink>
          </div>
        </Card>
      </StickySide>
      <ContactQuestion
        open={asking}
        contact={contactOf(parts.values)}
        words={{ ...t.recipientForm.confirm, phone: t.recipientForm.contact.phone }}
        onChange={() => setAsking(false)}
        onConfirm={() => void save()}
      />
      <LeavingQuestion isDirty={() => !saved.current && changes > 0} />
    </form>
  )
}

/** By this sentence the button that saves is described while nothing is changed. */
const whyNotId = 'why-not-saved'

function unverifiedIds({ deliveryAddresses }: Recipient): readonly string[] {
  return deliveryAddresses.filter(({ verified }) => !verified).map(({ addressId }) => String(addressId))
}
