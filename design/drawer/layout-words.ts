/**
 * What the page looks like beside its content, published as words in `data-layout` on the drawer's dock: page and footer react
 * by `:has()`, so nothing of them has to be drawn again while it sleeps.
 */
export type LayoutWord =
  | 'with-drawer'
  | 'page-content-moved'
  | 'compact-search'
  | 'new-nav-breakpoints'
  | 'navigation-drawer-visible'
  | 'left-padding';
