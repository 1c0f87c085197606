import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { KeyLegend } from '../../../ui/text/KeyCap.tsx'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import { useAllTexts } from '../../texts.tsx'
import type { NavigationWord } from '../navigation-words.ts'

interface KeyboardMapProps {
  readonly words: readonly NavigationWord[]
  readonly onClose: () => void
}

/** Every key that does something, in the words of the reader, and the choice to do without those that act alone. */
export default function KeyboardMap({ words, onClose }: KeyboardMapProps) {
  const t = useAllTexts()
  const { keyboard } = t
  const { navigation } = t.shell
  const { singleKeys, change } = useTheme()
  const everywhere = [
    { keys: ['/'], does: keyboard.search },
    { keys: ['Ctrl', 'K'], does: keyboard.search },
    ...words.map(({ word, key }) => ({ keys: ['g', key], does: navigation[word] })),
    { keys: ['B'], does: keyboard.order },
    { keys: ['?'], does: keyboard.map },
  ]
  const inOrders = [
    { keys: ['+', '−'], does: keyboard.changeAmount },
    { keys: ['H'], does: keyboard.highestAllowed },
  ]
  const { gridKeys } = t.orderKinds
  const inGrid = [
    { keys: ['H'], does: keyboard.highestAllowed },
    { keys: ['A'], does: gridKeys.aside },
  ]
  const planKeys = t.planning.calendar.key
  const inPlan = [
    { keys: ['N'], does: planKeys.add },
    { keys: ['M', 'V', 'D'], does: planKeys.views },
    { keys: ['T'], does: planKeys.today },
  ]
  return (
    <Dialog open onClose={onClose} title={keyboard.title} closeLabel={t.common.actions.close}>
      <CheckboxField
        label={keyboard.singleKeys}
        help={keyboard.singleKeysHelp}
        checked={singleKeys}
        onChange={(event) => change({ singleKeys: event.currentTarget.checked })}
      />
      {singleKeys && (
        <>
          <h3>{keyboard.everywhere}</h3>
          <KeyLegend label={keyboard.everywhere} items={everywhere} />
        </>
      )}
      <h3>{keyboard.inOrders}</h3>
      <KeyLegend
        label={keyboard.inOrders}
        items={[
          { keys: ['Enter'], does: keyboard.nextLine },
          ...(singleKeys ? inOrders : []),
          { keys: ['Ctrl', 'Enter'], does: keyboard.nextStep },
        ]}
      />
      <h3>{t.orderKinds.residents.grid}</h3>
      <KeyLegend
        label={t.orderKinds.residents.grid}
        items={[
          { keys: ['↑', '↓', 'Home', 'End'], does: gridKeys.row },
          { keys: ['Enter'], does: gridKeys.accept },
          ...(singleKeys ? inGrid : []),
          { keys: ['Esc'], does: gridKeys.takeBack },
          { keys: ['Del'], does: gridKeys.empty },
          { keys: ['Ctrl', 'Z'], does: gridKeys.undo },
          { keys: ['Ctrl', 'V'], does: gridKeys.paste },
        ]}
      />
      <h3>{t.planning.calendar.title}</h3>
      <KeyLegend
        label={t.planning.calendar.title}
        items={[
          { keys: ['←', '→', '↑', '↓'], does: planKeys.day },
          { keys: ['PgUp', 'PgDn'], does: planKeys.page },
          { keys: ['Home', 'End'], does: planKeys.week },
          { keys: ['Enter'], does: planKeys.open },
          ...(singleKeys ? inPlan : []),
        ]}
      />
    </Dialog>
  )
}
