import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { Suspense, useState } from 'react'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { soon } from '../../../../ui/dialog/soon.tsx'
import type { StepProps } from '../wizard.ts'

const TemplateDialog = soon(async () => ({ default: (await import('./TemplateDialog.tsx')).TemplateDialog }))

/** Keeps what is filled in for the place or its residents, to be ordered again; an order for one person is no template. */
export function SaveTemplate({ wizard, view }: StepProps) {
  const t = useCareTexts()
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
      <Suspense>
        {open && <TemplateDialog wizard={wizard} view={view} carePlace={carePlace} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
