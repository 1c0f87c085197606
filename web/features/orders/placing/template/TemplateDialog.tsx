import {
  readPreliminaryOrder,
  type PreliminaryOrderView,
} from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { contentOf } from '../content.ts'
import type { Proposal } from '../proposal.ts'
import type { StepProps } from '../wizard.ts'
import { templateLines } from './template-lines.ts'

interface TemplateDialogProps extends StepProps {
  readonly carePlace: NonNullable<Proposal['carePlace']>
  readonly onClose: () => void
}

/** An order that was begun from a template may be kept in its place. One that was removed or sent meanwhile is no choice. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { preliminaryOrderId } = props.wizard.proposal()
  return preliminaryOrderId === null ? (
    <TemplateForm {...props} former={null} />
  ) : (
    <TemplateOver {...props} preliminaryOrderId={preliminaryOrderId} />
  )
}

function TemplateOver({ preliminaryOrderId, ...props }: TemplateDialogProps & { readonly preliminaryOrderId: number }) {
  const { data, error } = useAnswer(readPreliminaryOrder, { params: { preliminaryOrderId } }, { silent: true })
  if (!data && !error) return null
  return <TemplateForm {...props} former={data?.state === 'saved' ? data : null} />
}

interface TemplateFormProps extends TemplateDialogProps {
  /** The template that the order was begun from. */
  readonly former: Pick<PreliminaryOrderView, 'preliminaryOrderId' | 'rowVersion' | 'name'> | null
}

function TemplateForm({ wizard, view, carePlace, onClose, former }: TemplateFormProps) {
  const t = useCareTexts()
  const words = t.orderKinds.template
  const proposal = wizard.proposal()
  const form = useForm(upsertPreliminaryOrder, {
    id: 'save-template',
    initial: { name: former?.name ?? '', how: former ? 'over' : 'new' },
    toSend: ({ name, how }) => {
      const content = contentOf(proposal, view)
      const over = how === 'over' ? former : null
      return {
        input: {
          ...(over && { preliminaryOrderId: over.preliminaryOrderId, rowVersion: over.rowVersion }),
          carePlaceId: carePlace.carePlaceId,
          type: proposal.residents.length > 0 ? ('individual' as const) : ('group' as const),
          name,
          receiver: content.receiver,
          lines: templateLines(content),
        },
      }
    },
    rules: ({ name }) => (name.trim() === '' ? [{ at: 'name', text: t.validation.required }] : []),
    outdates: [searchPreliminaryOrders, readPreliminaryOrder],
    done: words.done,
  })
  const { fill } = form
  return (
    <FormDialog form={form} title={words.title} action={words.save} onClose={onClose}>
      <p>{words.body}</p>
      {former && (
        <RadioGroup
          legend={words.which}
          name="save-template-how"
          value={form.values.how}
          onChange={(how) => fill({ how })}
          options={[
            { value: 'over', label: words.over({ name: former.name ?? '' }), help: words.overHelp },
            { value: 'new', label: words.asNew },
          ]}
        />
      )}
      <TextField
        label={words.name}
        help={words.nameHelp}
        autoComplete="off"
        required={t.common.states.required}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
