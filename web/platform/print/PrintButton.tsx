import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Suspense, lazy, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/action/Button.tsx'
import type { Place } from '../calls/request.ts'
import { useCareTexts } from '../texts.tsx'

/** Fetched with the first paper that somebody wants to see. */
export const PrintPreview = lazy(() => import('./PrintPreview.tsx'))

interface PrintButtonProps<E extends Definition> {
  readonly endpoint: E
  readonly sent: CallOf<E>
  readonly place?: Place | undefined
  /** What kind of paper it is. */
  readonly title: string
  readonly variant?: ButtonProps['variant']
  readonly size?: ButtonProps['size']
}

/** Opens a paper as it will be printed, in the language of whoever reads. */
export function PrintButton<const E extends Definition>({ variant, size, ...paper }: PrintButtonProps<E>) {
  const { actions } = useCareTexts().prints
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} icon={<IconPrinter />} onClick={() => setOpen(true)}>
        {actions.show}
      </Button>
      <Suspense>{isOpen && <PrintPreview {...paper} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
