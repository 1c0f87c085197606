import { listRoleTerms } from '@omsorg/contract/sign-in/role-term/list-role-terms.ts'
import { setRoleTerm } from '@omsorg/contract/sign-in/role-term/set-role-term.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { Term } from './TermList.tsx'

interface TermDialogProps {
  readonly term: Term
  readonly onClose: () => void
}

/** How long somebody holds the roles at one node. */
export function TermDialog({ term, onClose }: TermDialogProps) {
  const t = useAllTexts()
  const words = t.roleTerms
  const { userId, nodeId, name, nodeName, rowVersion } = term
  const form = useForm(setRoleTerm, {
    id: 'role-term',
    initial: { lastDay: term.lastDay ?? '', confirmDay: term.confirmDay ?? '' },
    toSend: ({ lastDay, confirmDay }) => ({
      input: {
        userId,
        nodeId,
        lastDay: lastDay || null,
        confirmDay: confirmDay || null,
        ...(rowVersion === null ? {} : { rowVersion }),
      },
    }),
    resolves: ['day-past', 'stale'],
    outdates: [listRoleTerms],
    done: words.saved,
  })
  const { notDone } = form
  return (
    <FormDialog
      form={form}
      title={words.changeNamed({ who: name, where: nodeName })}
      action={words.save}
      onClose={onClose}
    >
      {(notDone?.reason === 'day-past' || notDone?.reason === 'stale') && (
        <Notice tone="error" spoken>
          {notDone.reason === 'stale' ? words.stale : words.dayPast}
        </Notice>
      )}
      <DayField label={words.lastDay} help={words.lastDayHelp} {...form.field('lastDay')} />
      <DayField label={words.confirmDay} help={words.confirmDayHelp} {...form.field('confirmDay')} />
    </FormDialog>
  )
}
