import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { listConversations } from '@omsorg/contract/care-recipients/conversation/list-conversations.ts'
import { recordConversation } from '@omsorg/contract/care-recipients/conversation/record-conversation.ts'
import { conversationDay } from '@omsorg/domain/care-recipients/conversation/record-conversation.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useFormat, useTextsAndFormat } from '../../../platform/format.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Drawer } from '../../../ui/dialog/Dialog.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import type { Recipient } from '../person-text.ts'
import { callOptionsOf, placeOf, type RecipientHere, useRecipientHere } from '../recipient-here.ts'
import { authorName } from '../../../platform/author-name.ts'

interface RecordConversationDialogProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly onClose: () => void
}

/** Asks on which day one talked with the person. A day that cannot be is marked before anything is sent. */
export function RecordConversationDialog({ person, here, onClose }: RecordConversationDialogProps) {
  const { conversation: words, validation, common } = useAllTexts()
  const format = useFormat()
  const { careRecipientId, today, birthDate } = person
  const rules = ({ day }: { readonly day: string }) => {
    const read = readDay(day)
    const born = birthDate === null ? null : Temporal.PlainDate.from(birthDate)
    const outcome =
      read && conversationDay(Temporal.PlainDate.from(read), { today: Temporal.PlainDate.from(today), birthDate: born })
    if (!outcome || outcome.ok) return []
    const { dateNotAfter, dateNotBefore } = validation
    const text =
      outcome.refusal === 'in-future'
        ? dateNotAfter({ date: format.date(today) })
        : dateNotBefore({ date: format.date(birthDate ?? today) })
    return [{ at: 'day', text }]
  }
  const form = useForm(recordConversation, {
    id: 'record-conversation',
    initial: { day: today, note: '' },
    toSend: ({ day, note }) => ({ input: { careRecipientId, day: readDay(day) ?? day, note } }),
    rules,
    outdates: [listConversations, readCareRecipient],
    done: words.done,
    ...placeOf(here),
  })
  return (
    <FormDialog form={form} title={words.question} action={words.action} onClose={onClose}>
      <DayField label={words.day} required={common.states.required} last={today} {...form.field('day')} />
      <TextAreaField label={words.note} help={words.noteHelp} rows={2} {...form.field('note')} />
    </FormDialog>
  )
}

/** Every conversation that was noted, the newest first. */
export function ConversationsDrawer({ onClose }: { readonly onClose: () => void }) {
  const [t, format] = useTextsAndFormat()
  const here = useRecipientHere()
  const { careRecipientId } = here
  const answer = useAnswer(listConversations, { input: { careRecipientId } }, callOptionsOf(here))
  const { data, error } = answer
  return (
    <Drawer open onClose={onClose} closeLabel={t.common.actions.close} title={t.conversation.title}>
      {error || !data ? (
        <InsteadOfAnswer answer={answer} />
      ) : data.entries.length === 0 ? (
        <p>{t.conversation.empty}</p>
      ) : (
        <DefinitionList
          items={data.entries.map(({ id, day, by, note }) => ({
            key: String(id),
            label: [format.date(day), authorName(by, t)].filter(Boolean).join(', '),
            value: note,
          }))}
        />
      )}
    </Drawer>
  )
}
