export const about = {
  title: 'About Omsorg',
  version: ({ version, build }: { version: string; build: string }) => `Version ${version} (${build})`,
  copied: 'Copied',
  tell: 'Give this to Customer Service, and they see what happened.',
  isNew: 'There is a new version of Omsorg.',
  when: 'Reload the page when it suits you. If something is not saved, you are asked first.',
  later: 'Later',
}
