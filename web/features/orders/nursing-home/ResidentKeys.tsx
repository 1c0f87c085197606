import { useAllTexts } from '../../../platform/texts.tsx'
import { KeyLegend } from '../../../ui/text/KeyCap.tsx'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'

/** The keys of the grid. */
export function ResidentKeys() {
  const t = useAllTexts()
  const { singleKeys } = useTheme()
  const words = t.orderKinds.gridKeys
  const single = [
    { keys: ['H'], does: t.keyboard.highestAllowed },
    { keys: ['A'], does: words.aside },
  ]
  return (
    <KeyLegend
      label={t.keyboard.inOrders}
      items={[
        { keys: ['↑', '↓'], does: words.row },
        { keys: ['Enter'], does: words.accept },
        ...(singleKeys ? single : []),
        { keys: ['Del'], does: words.empty },
        { keys: ['Ctrl', 'Z'], does: words.undo },
        { keys: ['Ctrl', 'V'], does: words.paste },
        { keys: ['Ctrl', 'Enter'], does: words.check },
      ]}
    />
  )
}
