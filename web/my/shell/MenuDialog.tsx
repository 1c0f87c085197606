import { type ReactNode, Suspense } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

interface MenuDialogProps {
  /** What the menu leads to; without it the languages stand alone. */
  readonly menu?: ((close: () => void) => ReactNode) | undefined
  readonly onClose: () => void
}

/** What the bar opens. */
export function MenuDialog({ menu, onClose }: MenuDialogProps) {
  const { shell } = useTexts()
  return (
    <Dialog open onClose={onClose} title={menu ? shell.menu : shell.language} closeLabel={shell.close}>
      <Suspense>{menu?.(onClose)}</Suspense>
      {menu && <h3>{shell.language}</h3>}
      <LanguageChoice onChosen={onClose} />
    </Dialog>
  )
}
