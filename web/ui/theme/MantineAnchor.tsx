import { useLayoutEffect, type Ref } from 'react'

export interface MantineAnchorProps {
  /** Given by the Target of Mantine that this stands in. */
  ref?: Ref<HTMLElement>
  /** The id of the control that is on the page already. */
  of: string
}

/**
 * Stands in a Target of Mantine for a control that was drawn before the part was loaded. A Target expects to draw its
 * control itself, and to draw it anew would take the focus from whoever is at it.
 */
export function MantineAnchor({ ref, of }: MantineAnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined
    const leave = ref(document.getElementById(of))
    return () => {
      if (typeof leave === 'function') leave()
      else ref(null)
    }
  }, [ref, of])
  return null
}
