#ifndef CPREVIEWS_H
#define CPREVIEWS_H

/// Calls every function whose address the program keeps in the section `wheelhouse_previews`.
void previews_call_each(void);

#endif
