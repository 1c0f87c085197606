import { copyHandledProducts } from '@omsorg/contract/prints/prescribed/copy-handled-products.ts'
import { printHandledProducts } from '@omsorg/contract/prints/prescribed/print-handled-products.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Suspense, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { PrintPreview } from '../../../platform/print/PrintButton.tsx'
import { messages } from '../../../platform/messages.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Menu } from '../../../ui/action/Menu.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'

/** What runs for a person, on paper or to be pasted elsewhere. No name stands in that of the file. */
export function PrintMenu() {
  const t = useCareTexts()
  const { actions, handled } = t.prints
  const here = useRecipientHere()
  const { careRecipientId } = here
  const [printing, setPrinting] = useState(false)
  const copy = useAction(copyHandledProducts, placeOf(here))
  const mayRead = useSessionUser()?.permissions.includes('ProductPrescriptionRead') ?? false
  if (!mayRead) return null

  async function copyAll(): Promise<void> {
    const result = await copy.run({ input: { careRecipientId } })
    if (!result?.ok) return
    await navigator.clipboard.writeText(await (result.value as Blob).text())
    messages.announce({ kind: 'toast', tone: 'success', text: actions.copied })
  }
  return (
    <>
      <Menu
        trigger={(links) => (
          <Button {...links} variant="text" size="compact" icon={<IconPrinter />} busy={copy.busy}>
            {actions.open}
          </Button>
        )}
        items={[
          { key: 'show', word: actions.show, icon: <IconPrinter />, onChoose: () => setPrinting(true) },
          ...('clipboard' in navigator
            ? [{ key: 'copy', word: actions.copy, icon: <IconCopy />, onChoose: () => void copyAll() }]
            : []),
        ]}
      />
      <Suspense>
        {printing && (
          <PrintPreview
            endpoint={printHandledProducts}
            sent={{ input: { careRecipientId } }}
            {...placeOf(here)}
            title={handled.title}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
