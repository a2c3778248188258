import { writeStored } from './stored.ts';

export const THEME_KEY = 'theme';

const MEMBER_KEY = 'signed-in';

/**
 * Runs before the first paint to avoid a flash of the wrong theme; light by default (spec §9, row Theme). Also marks
 * browsers of members, who see no marketing, and pages inside our own frames, which hide header and footer.
 */
export const THEME_SCRIPT = `(function(){var r=document.documentElement;try{r.classList.toggle("dark",localStorage.getItem("${THEME_KEY}")==="dark");r.toggleAttribute("data-member",localStorage.getItem("${MEMBER_KEY}")==="true")}catch(e){}if(self!==top)r.dataset.framed=""})()`;

/** Shows what `member:` selects, now and before the first paint of later pages; a wrong hint lasts until the session loads. */
export function hintMember(isMember: boolean): void {
  document.documentElement.toggleAttribute('data-member', isMember);
  writeStored(MEMBER_KEY, isMember || null, 'browser');
}
