import { mayUsePackage } from './packages.ts'
import { filesFor, fits, type Room } from './rooms.ts'
import type { Import, Source } from './source.ts'

/** The imports of a file that its room forbids, each as a sentence. `isFacts` tells facts of the domain from its rules. */
export function forbiddenImports(source: Source, room: Room, isFacts: (path: string) => boolean): string[] {
  return source.imports
    .filter(({ target, from, onlyTypes }) =>
      target === null
        ? !mayUsePackage(source.path, from, onlyTypes)
        : !mayUseFile(source.path, room, { target, onlyTypes }, isFacts),
    )
    .map((each) => `must not import ${each.from}${each.onlyTypes ? '' : ' at run time'}`)
}

function mayUseFile(
  path: string,
  room: Room,
  { target, onlyTypes }: Pick<Import, 'onlyTypes'> & { readonly target: string },
  isFacts: (path: string) => boolean,
): boolean {
  return filesFor(path, room, onlyTypes).some((each) =>
    each === 'facts' ? isFacts(target) || (onlyTypes && target.startsWith('domain/')) : fits(each, target),
  )
}
