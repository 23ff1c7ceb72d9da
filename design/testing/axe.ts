import axe from 'axe-core';

/** Names of the broken rules, with the element; empty when the markup is accessible as far as a tree without layout can tell. */
export async function axeFaults(container: Element): Promise<string[]> {
  const result = await axe.run(container, {
    // Of what is right nothing is said, and where an element stands its markup says.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return result.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
}
