import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { useState } from 'react'
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { contentOf } from '../content.ts'
import type { Proposal } from '../proposal.ts'
import type { StepProps } from '../wizard.ts'
import { templateLines } from './template-lines.ts'

/** Keeps what is filled in for the place or its residents, to be ordered again; an order for one person is no template. */
export function SaveTemplate({ wizard, view }: StepProps) {
  const t = useAllTexts()
  const [open, setOpen] = useState(false)
  const { carePlace } = wizard.proposal()
  if (!carePlace) return null
  return (
    <>
      <Button
        size="compact"
        icon={<IconStar />}
        reason={view.checked.nothingToOrder ? t.orders.place.noLines : undefined}
        onClick={() => setOpen(true)}
      >
        {t.orderKinds.template.action}
      </Button>
      {open && <TemplateDialog wizard={wizard} view={view} carePlace={carePlace} onClose={() => setOpen(false)} />}
    </>
  )
}

interface TemplateDialogProps extends StepProps {
  readonly carePlace: NonNullable<Proposal['carePlace']>
  readonly onClose: () => void
}

function TemplateDialog({ wizard, view, carePlace, onClose }: TemplateDialogProps) {
  const t = useAllTexts()
  const words = t.orderKinds.template
  const proposal = wizard.proposal()
  const form = useForm(upsertPreliminaryOrder, {
    id: 'save-template',
    initial: { name: '' },
    toSend: ({ name }) => {
      const content = contentOf(proposal, view)
      return {
        input: {
          carePlaceId: carePlace.carePlaceId,
          type: proposal.residents.length > 0 ? ('individual' as const) : ('group' as const),
          name,
          receiver: content.receiver,
          lines: templateLines(content),
        },
      }
    },
    rules: ({ name }) => (name.trim() === '' ? [{ at: 'name', text: t.validation.required }] : []),
    outdates: [searchPreliminaryOrders],
    done: words.done,
  })
  return (
    <FormDialog form={form} title={words.title} action={words.save} onClose={onClose}>
      <p>{words.body}</p>
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
