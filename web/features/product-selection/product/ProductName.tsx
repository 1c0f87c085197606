import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { MouseEvent } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import css from './Product.module.css'

interface ProductNameProps {
  readonly name: string
  /** The address at which the details are open. */
  readonly path: string
}

/** Opens the details over the list, without leaving a step in the history for each product that is looked at. */
export function ProductName({ name, path }: ProductNameProps) {
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    void openAddress(path, { replace: true })
  }
  return (
    <a className={css.name} href={path} onClick={follow}>
      {unbroken(name)}
    </a>
  )
}
