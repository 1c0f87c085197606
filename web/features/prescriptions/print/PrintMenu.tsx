import { copyHandledProducts } from '@omsorg/contract/prints/prescribed/copy-handled-products.ts'
import { printHandledProducts } from '@omsorg/contract/prints/prescribed/print-handled-products.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { messages } from '../../../platform/messages.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Menu } from '../../../ui/action/Menu.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'

/** What runs for a person, on paper or to be pasted elsewhere. No name stands in that of the file. */
export function PrintMenu() {
  const t = useAllTexts()
  const { actions, handled } = t.prints
  const here = useRecipientHere()
  const { careRecipientId } = here
  const print = useAction(printHandledProducts, placeOf(here))
  const copy = useAction(copyHandledProducts, placeOf(here))
  const mayRead = useSessionUser()?.permissions.includes('ProductPrescriptionRead') ?? false
  if (!mayRead) return null

  async function save(): Promise<void> {
    const result = await print.run({ input: { careRecipientId } })
    if (result?.ok) saveFile(result.value as Blob, `${handled.title}.pdf`)
  }
  async function copyAll(): Promise<void> {
    const result = await copy.run({ input: { careRecipientId } })
    if (!result?.ok) return
    await navigator.clipboard.writeText(await (result.value as Blob).text())
    messages.announce({ kind: 'toast', tone: 'success', text: actions.copied })
  }
  return (
    <Menu
      trigger={(links) => (
        <Button {...links} variant="text" size="compact" icon={<IconPrinter />} busy={print.busy || copy.busy}>
          {actions.open}
        </Button>
      )}
      items={[
        { key: 'save', word: actions.save, icon: <IconFileTypePdf />, onChoose: () => void save() },
        ...('clipboard' in navigator
          ? [{ key: 'copy', word: actions.copy, icon: <IconCopy />, onChoose: () => void copyAll() }]
          : []),
      ]}
    />
  )
}
