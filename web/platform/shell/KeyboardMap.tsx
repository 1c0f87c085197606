import { Dialog } from '../../ui/Dialog.tsx'
import { KeyLegend } from '../../ui/KeyCap.tsx'
import { useTexts } from '../texts.tsx'
import type { NavigationWord } from './navigation-words.ts'

interface KeyboardMapProps {
  readonly words: readonly NavigationWord[]
  readonly onClose: () => void
}

/** Every key that does something, in the words of the reader. */
export function KeyboardMap({ words, onClose }: KeyboardMapProps) {
  const t = useTexts()
  const { keyboard, navigation } = t.shell
  return (
    <Dialog open onClose={onClose} title={keyboard.title} closeLabel={t.common.actions.close}>
      <h3>{keyboard.everywhere}</h3>
      <KeyLegend
        label={keyboard.everywhere}
        items={[
          { keys: ['/'], does: keyboard.search },
          ...words.map(({ word, key }) => ({ keys: ['g', key], does: navigation[word] })),
          { keys: ['?'], does: keyboard.map },
        ]}
      />
      <h3>{keyboard.inOrders}</h3>
      <KeyLegend
        label={keyboard.inOrders}
        items={[
          { keys: ['Enter'], does: keyboard.nextLine },
          { keys: ['+', '-'], does: keyboard.changeAmount },
          { keys: ['H'], does: keyboard.highestAllowed },
          { keys: ['Ctrl', 'Enter'], does: keyboard.nextStep },
        ]}
      />
    </Dialog>
  )
}
